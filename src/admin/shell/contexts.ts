import { createContext, use } from 'react';
import type { SessionUser } from '../../api/session.ts';
import type { Section } from './section.ts';

/** Refetch it after users change something about themselves. */
export const USER_KEY = ['user'] as const;

export const UserContext = createContext<SessionUser | null>(null);

export function useUser(): SessionUser {
  const user = use(UserContext);
  if (user === null) throw new Error('useUser outside of SignedIn');
  return user;
}

export const BrandContext = createContext('');

/** For parts that list sections, because a section must not import another. */
export const SectionsContext = createContext<readonly Section[]>([]);
