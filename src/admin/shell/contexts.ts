// Values that every part of the staff area may use.
import { createContext, use } from 'react';
import type { SessionUser } from '../../api/session.ts';
import type { Section } from './section.ts';

/** Key of the query for the signed-in user; refetch it after users change something about themselves. */
export const USER_KEY = ['user'] as const;

export const UserContext = createContext<SessionUser | null>(null);

/** The signed-in user. Everything below `SignedIn` has one. */
export function useUser(): SessionUser {
  const user = use(UserContext);
  if (user === null) throw new Error('useUser outside of SignedIn');
  return user;
}

/** The name of the centre, from the content. */
export const BrandContext = createContext('');

/** All sections, for the parts that list them; a section must not import another. */
export const SectionsContext = createContext<readonly Section[]>([]);
