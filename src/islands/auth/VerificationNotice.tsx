import { useEffect, useRef, useState } from 'react';
import { resendVerification } from '../../api/auth.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { AuthForm, EmailField } from './AuthForm.tsx';
import css from './auth.module.css';
import { textOf } from './form-texts.ts';
import { findWaitingAddress } from './sign-in-progress.ts';

export function VerificationNotice() {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => setEmail(findWaitingAddress()), []);

  return (
    <div className={`stack ${css.step}`}>
      <p>
        {email === null ? (
          'Na vašu adresu sme poslali odkaz.'
        ) : (
          <>
            Na adresu <strong>{email}</strong> sme poslali odkaz.
          </>
        )}{' '}
        Bez potvrdenia vás zatiaľ nemôžeme prihlásiť.
      </p>
      <ol className={css.list}>
        <li>
          <span>
            Otvorte si poštu a&nbsp;nájdite správu „Potvrďte svoju <span className={css.unbroken}>e-mailovú</span>{' '}
            adresu“.
          </span>
        </li>
        <li>Kliknite v&nbsp;nej na tlačidlo Potvrdiť adresu a&nbsp;zvoľte si heslo. Odkaz platí 24&nbsp;hodín.</li>
        <li>Správca webu vám potom určí, čo budete mať na webe na starosti.</li>
      </ol>
      <div className={css.aside}>
        <h2>Správa neprišla?</h2>
        <p>Pozrite aj medzi nevyžiadanú poštu. Nový odkaz vám radi pošleme; ten starý potom neplatí.</p>
        <ResendForm key={email} email={email} />
      </div>
    </div>
  );
}

function ResendForm({ email }: { email: string | null }) {
  const [message, setMessage] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  async function send(values: FormData): Promise<void> {
    setMessage(null);
    setMessage(await resendVerification(textOf(values, 'email').trim()));
    outcome.current?.focus();
  }

  return (
    <>
      <AuthForm action="Poslať nový odkaz" underWay="Posielame…" send={send} isQuiet>
        {(errors) => <EmailField autoComplete="email" defaultValue={email ?? ''} errors={errors.email} />}
      </AuthForm>
      <div ref={outcome} role="status" tabIndex={-1}>
        {message !== null && <Outcome tone="success">{message}</Outcome>}
      </div>
    </>
  );
}
