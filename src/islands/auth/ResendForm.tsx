import { useRef, useState } from 'react';
import { resendVerification } from '../../api/auth.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { AuthForm } from './AuthForm.tsx';
import { TextField } from './TextField.tsx';
import { textOf } from './use-submission.ts';

const PROBLEM_WORDS = { email: 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.' };

/** Asks for another verification mail. */
export function ResendForm({ email }: { email: string | null }) {
  const [message, setMessage] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  async function send(values: FormData): Promise<void> {
    setMessage(null);
    setMessage(await resendVerification(textOf(values, 'email').trim()));
    outcome.current?.focus();
  }

  return (
    <>
      <AuthForm action="Poslať nový odkaz" underWay="Posielame…" problemWords={PROBLEM_WORDS} send={send} isQuiet>
        {(errors) => (
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={email ?? ''}
            errors={errors.email}
          />
        )}
      </AuthForm>
      <div ref={outcome} role="status" tabIndex={-1}>
        {message !== null && <Outcome tone="success">{message}</Outcome>}
      </div>
    </>
  );
}
