import { useState } from 'react';
import { type SessionUser, signOut } from '../../api/session.ts';
import { Spinner } from '../parts/Spinner.tsx';
import css from './Steps.module.css';

interface Props {
  user: SessionUser;
  /** Path the sign-in would lead to. */
  to: string;
}

/** For somebody who comes to sign in and need not. */
export function SignedInAlready({ user, to }: Props) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    location.reload();
  }

  return (
    <div className={css.step}>
      <p>
        Ste prihlásení ako <strong>{user.name}</strong> ({user.email}).
      </p>
      <p className={css.actions}>
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
