import { useRef, useState } from 'react';
import { requestPasswordReset } from '../../api/auth.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { AuthForm, EmailField } from './AuthForm.tsx';
import css from './auth.module.css';
import { textOf } from './form-texts.ts';

/** The answer does not tell whether the account exists. */
export function ForgotPasswordForm() {
  const [asked, setAsked] = useState<{ email: string; message: string } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  async function send(values: FormData): Promise<void> {
    const email = textOf(values, 'email').trim();
    setAsked({ email, message: await requestPasswordReset(email) });
    outcome.current?.focus();
  }

  return (
    <>
      <div ref={outcome} role="status" tabIndex={-1} className={`takes-focus stack ${css.step}`}>
        {asked !== null && <Outcome tone="success">{asked.message}</Outcome>}
      </div>
      {asked === null ? (
        <AuthForm action="Poslať odkaz" underWay="Posielame odkaz…" send={send}>
          {(errors) => <EmailField autoComplete="username" errors={errors.email} />}
        </AuthForm>
      ) : (
        <div className={`stack ${css.step}`}>
          <p>
            Písali ste adresu <strong>{asked.email}</strong>. Ak správa do niekoľkých minút nepríde, pozrite aj medzi
            nevyžiadanú poštu.
          </p>
          <button type="button" className="button" onClick={() => setAsked(null)}>
            Zadať inú adresu
          </button>
        </div>
      )}
    </>
  );
}
