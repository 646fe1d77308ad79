import { useEffect, useState } from 'react';
import { signIn } from '../../api/auth.ts';
import { currentUser, type SessionUser } from '../../api/session.ts';
import { returnPath } from '../../domain/accounts/return-path.ts';
import { AuthForm } from './AuthForm.tsx';
import { leaveFor } from './leave-for.ts';
import { Notice } from './Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { keepPendingSignIn } from './pending-sign-in.ts';
import { SignedInAlready } from './SignedInAlready.tsx';
import { TextField } from './TextField.tsx';
import { textOf } from './use-submission.ts';
import { keepWaitingAddress } from './waiting-address.ts';

const PROBLEM_WORDS = {
  email: 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.',
  password: 'Napíšte heslo.',
};

/** Signs in and leads back to where one wanted to go (SPEC 4). */
export function LoginForm() {
  const [arrival, setArrival] = useState<{ isExpired: boolean; user: SessionUser | null }>();
  useEffect(() => {
    const isExpired = new URLSearchParams(location.search).get('session') === 'expired';
    setArrival({ isExpired, user: null });
    // A server that does not answer will say so when the form is sent.
    currentUser().then(
      (user) => setArrival({ isExpired, user }),
      () => {},
    );
  }, []);

  async function send(values: FormData): Promise<void> {
    const email = textOf(values, 'email').trim();
    const to = wantedPath();
    const outcome = await signIn({ email, password: textOf(values, 'password') });
    if (outcome.state === 'second-factor') {
      keepPendingSignIn({ ...outcome.challenge, to });
      return leaveFor('/login/2fa');
    }
    if (outcome.state === 'verify-email') {
      keepWaitingAddress(email);
      return leaveFor('/verify-email');
    }
    return leaveFor(to, { replace: true });
  }

  if (arrival?.user) return <SignedInAlready user={arrival.user} to={wantedPath()} />;
  return (
    <>
      {arrival?.isExpired && <Notice>Prihlásenie vypršalo. Prihláste sa, prosím, znova.</Notice>}
      <AuthForm
        action="Prihlásiť sa"
        underWay="Prihlasujeme vás…"
        problemWords={PROBLEM_WORDS}
        guessedField="password"
        send={send}
      >
        {(errors) => (
          <>
            <TextField
              name="email"
              label="E-mail"
              type="email"
              autoComplete="username"
              maxLength={254}
              errors={errors.email}
            />
            <PasswordField name="password" label="Heslo" autoComplete="current-password" errors={errors.password} />
          </>
        )}
      </AuthForm>
    </>
  );
}

/** Only a page of our own: anyone may have written the address. */
function wantedPath(): string {
  return returnPath(new URLSearchParams(location.search).get('to'));
}
