import { useEffect, useRef, useState } from 'react';
import { resetPassword } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { currentUser } from '../../api/session.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { AuthForm } from './AuthForm.tsx';
import { NewPassword } from './NewPassword.tsx';
import css from './Steps.module.css';
import { sentenceOf } from './sentences.ts';
import { textOf } from './use-submission.ts';

const PROBLEM_WORDS = { password: 'Zvoľte si heslo.', password_confirmation: 'Napíšte heslo ešte raz.' };

type Reset = { state: 'asked' } | { state: 'done'; message: string } | { state: 'over'; message: string };

/** Sets a new password by the mailed link, which is also how somebody invited sets his first. */
export function ResetPasswordForm() {
  const [reset, setReset] = useState<Reset>({ state: 'asked' });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tokenOfPage() === '') setReset({ state: 'over', message: 'Odkaz nie je celý.' });
  }, []);
  useEffect(() => {
    if (reset.state !== 'asked') outcome.current?.focus();
  }, [reset]);

  async function send(values: FormData): Promise<void> {
    try {
      const message = await resetPassword({
        token: tokenOfPage(),
        password: textOf(values, 'password'),
        password_confirmation: textOf(values, 'password_confirmation'),
      });
      // The session of this browser has ended with all others: it shall not come as a surprise later.
      await currentUser().catch(() => {});
      setReset({ state: 'done', message });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      setReset({ state: 'over', message: sentenceOf(error) });
    }
  }

  return (
    <>
      <div ref={outcome} role="status" tabIndex={-1} className={css.step}>
        {reset.state === 'done' && <Outcome tone="success">{reset.message}</Outcome>}
        {reset.state === 'over' && <Outcome tone="failure">{reset.message}</Outcome>}
      </div>
      {reset.state === 'done' && (
        <a className="button button--red" href="/login">
          Prihlásiť sa
        </a>
      )}
      {reset.state === 'over' && (
        <div className={css.step}>
          <p>Odkaz na nové heslo sa dá použiť raz a&nbsp;platí jednu hodinu. Radi vám pošleme ďalší.</p>
          <a className="button button--red" href="/forgot-password">
            Poslať nový odkaz
          </a>
        </div>
      )}
      {reset.state === 'asked' && (
        <AuthForm action="Nastaviť heslo" underWay="Nastavujeme heslo…" problemWords={PROBLEM_WORDS} send={send}>
          {(errors) => <NewPassword label="Nové heslo" errors={errors} />}
        </AuthForm>
      )}
    </>
  );
}

/** `/reset-password/{token}` */
function tokenOfPage(): string {
  return location.pathname.split('/')[2] ?? '';
}
