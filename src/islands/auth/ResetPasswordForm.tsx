import { useEffect, useState } from 'react';
import { findLinkOwner, type LinkOwner, resetPassword } from '../../api/auth.ts';
import { currentUser } from '../../api/session.ts';
import { NewPassword } from './AuthForm.tsx';
import css from './auth.module.css';
import { textOf } from './form-texts.ts';
import { LinkForm } from './LinkForm.tsx';

export function ResetPasswordForm() {
  const [owner, setOwner] = useState<LinkOwner | null>(null);
  useEffect(() => {
    if (!isWhole()) return;
    findLinkOwner(tokenOfPage()).then(setOwner, () => {});
  }, []);
  const isInvitation = owner?.is_invitation ?? false;
  useEffect(() => {
    if (isInvitation) welcome();
  }, [isInvitation]);

  async function send(values: FormData): Promise<string> {
    const message = await resetPassword({
      token: tokenOfPage(),
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
    });
    // The reset has ended this browser's session; asking now removes its token, so that it does not fail later.
    await currentUser().catch(() => {});
    return message;
  }

  return (
    <LinkForm
      isWhole={isWhole}
      action="Nastaviť heslo"
      underWay="Nastavujeme heslo…"
      send={send}
      lead={
        owner !== null && (
          <p className={css.step}>
            {isInvitation ? 'Účet máte na adrese' : 'Heslo bude platiť pre účet'} <strong>{owner.email}</strong>.
          </p>
        )
      }
      afterDone={
        <div className={`stack ${css.step}`}>
          {owner !== null && (
            <p>
              Prihlasujete sa adresou <strong>{owner.email}</strong>.
            </p>
          )}
          <a className="button button--red" href="/login">
            Prihlásiť sa
          </a>
        </div>
      }
      afterOver={
        <>
          <p>
            Odkaz sa dá použiť raz. Pozvánka platí tri dni, odkaz na nové heslo jednu hodinu. Radi vám pošleme ďalší.
          </p>
          <a className="button button--red" href="/forgot-password">
            Poslať nový odkaz
          </a>
        </>
      }
    >
      {(errors) => <NewPassword label={isInvitation ? 'Heslo' : 'Nové heslo'} errors={errors} />}
    </LinkForm>
  );
}

function welcome(): void {
  const [heading, lead] = document.querySelectorAll('main h1, main h1 + div');
  if (heading) heading.textContent = 'Vitajte';
  if (lead) lead.textContent = 'Správca vás pozval do administrácie webu. Zvoľte si heslo, ktoré budete poznať len vy.';
}

function tokenOfPage(): string {
  return location.pathname.split('/')[2] ?? '';
}

const isWhole = () => tokenOfPage() !== '';
