import { resetPassword } from '../../api/auth.ts';
import { currentUser } from '../../api/session.ts';
import { NewPassword } from './AuthForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { textOf } from './use-submission.ts';

const PROBLEM_WORDS = { password: 'Zvoľte si heslo.', password_confirmation: 'Napíšte heslo ešte raz.' };

/** Sets a new password by the mailed link, which is also how somebody who was invited sets their first. */
export function ResetPasswordForm() {
  async function send(values: FormData): Promise<string> {
    const message = await resetPassword({
      token: tokenOfPage(),
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
    });
    // The session of this browser has ended with all others: it shall not come as a surprise later.
    await currentUser().catch(() => {});
    return message;
  }

  return (
    <LinkForm
      isWhole={isWhole}
      action="Nastaviť heslo"
      underWay="Nastavujeme heslo…"
      problemWords={PROBLEM_WORDS}
      send={send}
      afterDone={
        <a className="button button--red" href="/login">
          Prihlásiť sa
        </a>
      }
      afterOver={
        <>
          <p>Odkaz na nové heslo sa dá použiť raz a&nbsp;platí jednu hodinu. Radi vám pošleme ďalší.</p>
          <a className="button button--red" href="/forgot-password">
            Poslať nový odkaz
          </a>
        </>
      }
    >
      {(errors) => <NewPassword label="Nové heslo" errors={errors} />}
    </LinkForm>
  );
}

/** `/reset-password/{token}` */
function tokenOfPage(): string {
  return location.pathname.split('/')[2] ?? '';
}

const isWhole = () => tokenOfPage() !== '';
