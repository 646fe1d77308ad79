import { type ReactNode, useEffect, useState } from 'react';
import { signIn } from '../../api/auth.ts';
import { currentUser, type SessionUser, signOut } from '../../api/session.ts';
import { Spinner } from '../parts/Outcome.tsx';
import { AuthForm, EmailField, PasswordField } from './AuthForm.tsx';
import css from './auth.module.css';
import { textOf } from './form-texts.ts';
import { keepPendingSignIn, keepWaitingAddress, leaveFor } from './sign-in-progress.ts';

export function LoginForm() {
  const [arrival, setArrival] = useState<{ isExpired: boolean; user: SessionUser | null }>();
  useEffect(() => {
    const isExpired = new URLSearchParams(location.search).get('session') === 'expired';
    setArrival({ isExpired, user: null });
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
      {arrival?.isExpired && (
        <Notice>
          Prihlásenie vypršalo. Prihláste sa, prosím, znova. Ak ste mali rozpísané podujatie alebo text webu, zostali
          v&nbsp;tomto prehliadači a&nbsp;ponúkneme vám ich.
        </Notice>
      )}
      <AuthForm action="Prihlásiť sa" underWay="Prihlasujeme vás…" guessedField="password" send={send}>
        {(errors) => (
          <>
            <EmailField autoComplete="username" errors={errors.email} />
            <PasswordField name="password" label="Heslo" autoComplete="current-password" errors={errors.password} />
          </>
        )}
      </AuthForm>
    </>
  );
}

/** Only a page of this site, because anyone may have written the address. */
function wantedPath(): string {
  return returnPath(new URLSearchParams(location.search).get('to'));
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={css.notice}>
      {children}
    </p>
  );
}

interface SignedInAlreadyProps {
  user: SessionUser;
  to: string;
}

function SignedInAlready({ user, to }: SignedInAlreadyProps) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    location.reload();
  }

  return (
    <div className={`stack ${css.step}`}>
      <p>
        Ste prihlásení ako <strong>{user.name}</strong> ({user.email}).
      </p>
      <p className={`button-row ${css.actions}`}>
        <a className="button button--red" href={to}>
          Pokračovať do administrácie
        </a>
        <button type="button" className="button" aria-disabled={isLeaving} onClick={() => void leave()}>
          {isLeaving && <Spinner />}
          Odhlásiť sa
        </button>
      </p>
    </div>
  );
}

const ADMIN_HOME = '/admin';

/** Pages outside of the admin area give its start page: anyone may have written the address (ASVS 3.7.2). */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/admin(?:[/?#]|$)/.test(wanted)) return ADMIN_HOME;
  // Browsers read a backslash as a slash and drop line breaks.
  if (/[\\\p{Cc}]/u.test(wanted)) return ADMIN_HOME;
  // Resolving dots changes the path.
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return /^\/admin(?:\/|$)/.test(pathname) ? pathname + search + hash : ADMIN_HOME;
}
