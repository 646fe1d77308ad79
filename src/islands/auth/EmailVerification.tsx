import { useEffect, useState } from 'react';
import { verifyEmail } from '../../api/auth.ts';
import { currentUser, isNotVerified } from '../../api/session.ts';
import { forgetSession, sessionToken } from '../../api/session-token.ts';
import { NewPassword } from './AuthForm.tsx';
import css from './auth.module.css';
import { textOf } from './form-texts.ts';
import { LinkForm } from './LinkForm.tsx';

/**
 * A new account sets its password here, because a stranger may have typed the one at registration. With `?zmena` it
 * keeps its password.
 */
export function EmailVerification() {
  const [isMove, setMove] = useState<boolean>();
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => setMove(new URLSearchParams(location.search).has('zmena')), []);

  async function send(values: FormData): Promise<string> {
    const message = await verifyEmail({ ...linkOfPage(), ...(isMove ? {} : { password: textOf(values, 'password') }) });
    setSignedIn(await isSomebodySignedIn());
    return message;
  }

  if (isMove === undefined) return null;
  return (
    <LinkForm
      isWhole={isWhole}
      action="Potvrdiť adresu"
      underWay="Potvrdzujeme adresu…"
      send={send}
      lead={
        <p className={`stack ${css.step}`}>
          {isMove
            ? 'Ešte jeden krok: potvrďte, že táto adresa patrí vám.'
            : 'Ešte jeden krok: zvoľte si heslo, ktorým sa budete prihlasovať. Platiť bude toto, nie to z\u00a0registrácie. Zároveň tým potvrdíte, že táto adresa patrí vám.'}
        </p>
      }
      afterDone={
        <a className="button button--red" href={isSignedIn ? '/admin' : '/login'}>
          {isSignedIn ? 'Pokračovať do administrácie' : 'Prihlásiť sa'}
        </a>
      }
      afterOver={
        <p>
          Ak adresa ešte čaká na potvrdenie, <a href="/verify-email">pošleme vám nový odkaz</a>. Ak ste ju už potvrdili,{' '}
          <a href="/login">prihláste sa</a>.
        </p>
      }
    >
      {(errors) => !isMove && <NewPassword label="Heslo" errors={errors} isTypedOnce />}
    </LinkForm>
  );
}

function linkOfPage(): { id: string; hash: string } {
  const [, , , , id = '', hash = ''] = location.pathname.split('/');
  return { id, hash };
}

const isWhole = () => linkOfPage().hash !== '';

/** The token of a registration does not count; it only allows asking for another mail. */
async function isSomebodySignedIn(): Promise<boolean> {
  const token = sessionToken();
  try {
    return (await currentUser()) !== null;
  } catch (error) {
    if (isNotVerified(error)) forgetSession(token);
    return false;
  }
}
