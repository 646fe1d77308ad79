import { useRef, useState } from 'react';
import { verifyEmail } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { currentUser, isNotVerified } from '../../api/session.ts';
import { forgetSession } from '../../api/session-token.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import css from './Steps.module.css';
import { sentenceOf } from './sentences.ts';

type Verification =
  | { state: 'asked' }
  | { state: 'sending' }
  | { state: 'done'; message: string; isSignedIn: boolean }
  /** `mayPass`: not the link's fault, so that it is worth another try. */
  | { state: 'failed'; message: string; mayPass: boolean };

/** Confirms an address by a button only: what opens the page may be a mail scanner. */
export function EmailVerification() {
  const [verification, setVerification] = useState<Verification>({ state: 'asked' });
  const outcome = useRef<HTMLDivElement>(null);
  const isSending = verification.state === 'sending';
  const isOver = verification.state === 'failed' && !verification.mayPass;

  async function verify(): Promise<void> {
    if (isSending) return;
    const [, , , , id = '', hash = ''] = location.pathname.split('/');
    setVerification({ state: 'sending' });
    setVerification(
      await verifyEmail({ id, hash }).then(
        async (message) => ({ state: 'done', message, isSignedIn: await isSomebodySignedIn() }) as const,
        (error) => ({ state: 'failed', message: sentenceOf(error), mayPass: mayPass(error) }) as const,
      ),
    );
    outcome.current?.focus();
  }

  return (
    <div className={css.step}>
      <div ref={outcome} tabIndex={-1} role="status" className={css.step}>
        {verification.state === 'done' && <Outcome tone="success">{verification.message}</Outcome>}
        {verification.state === 'failed' && <Outcome tone="failure">{verification.message}</Outcome>}
      </div>
      {verification.state === 'done' && (
        <p className={css.actions}>
          <a className="button button--red" href={verification.isSignedIn ? '/admin' : '/login'}>
            {verification.isSignedIn ? 'Pokračovať do administrácie' : 'Prihlásiť sa'}
          </a>
        </p>
      )}
      {isOver && (
        <p>
          Ak adresa ešte čaká na potvrdenie, <a href="/verify-email">pošleme vám nový odkaz</a>. Ak ste ju už potvrdili,{' '}
          <a href="/login">prihláste sa</a>.
        </p>
      )}
      {verification.state !== 'done' && !isOver && (
        <>
          <p>Ešte jeden krok: potvrďte, že táto e-mailová adresa patrí vám.</p>
          <button type="button" className="button button--red" aria-disabled={isSending} onClick={() => void verify()}>
            {isSending && <Spinner />}
            {verification.state === 'failed' ? 'Skúsiť znova' : 'Potvrdiť adresu'}
          </button>
        </>
      )}
    </div>
  );
}

/** Whether the browser has a session. The token of a registration is one no longer: it was for asking another mail. */
async function isSomebodySignedIn(): Promise<boolean> {
  try {
    return (await currentUser()) !== null;
  } catch (error) {
    if (isNotVerified(error)) forgetSession();
    return false;
  }
}

function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || ![404, 409].includes(error.status);
}
