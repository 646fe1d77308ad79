import { createContext, useContext } from 'react';
import type { SessionUser } from '../../api/session.ts';

export const UserContext = createContext<SessionUser | null>(null);

/** Who is signed in; everything below the shell is shown to somebody. */
export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (user === null) throw new Error('useUser outside of SignedIn');
  return user;
}
