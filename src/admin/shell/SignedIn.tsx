import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  currentUser,
  isNotVerified,
  loginAddress,
  onSessionChange,
  onSessionEnd,
  type SessionUser,
} from '../../api/session.ts';
import { ErrorState } from '../shared/ErrorState.tsx';
import { LoadingState } from '../shared/LoadingState.tsx';
import { SessionChanged } from './SessionChanged.tsx';
import { UserContext } from './user-context.ts';

/** Key of the query for who is signed in; refetched after one changes something about oneself. */
export const USER_KEY = ['user'] as const;

/**
 * The guard of the whole area (SPEC 4, 6): nobody goes to sign in and comes back, an unconfirmed address to its notice, a
 * missing permission to its page. A session that ends leads to sign in as well. Where another tab begins a session of somebody
 * else, this one stops: calls go out under the session of the browser, not of the screen.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery({ queryKey: USER_KEY, queryFn: currentUser, retry: false, staleTime: 60_000 });
  const [owner, setOwner] = useState<SessionUser | null>(null);
  const [isUnsure, setIsUnsure] = useState(false);
  const isOther = owner !== null && user.data?.id !== undefined && user.data.id !== owner.id;
  const target = user.isPending || user.isFetching || isOther ? null : targetOf(user.data, user.error);
  if (owner === null && user.data && target === null && !user.isFetching) setOwner(user.data);

  const askAgain = useEffectEvent(async () => {
    setIsUnsure(true);
    const { isSuccess } = await user.refetch();
    setIsUnsure(!isSuccess);
  });
  useEffect(() => onSessionChange(() => void askAgain()), []);

  useEffect(() => {
    if (target !== null) location.replace(target);
  }, [target]);

  useEffect(
    () => onSessionEnd((end) => location.assign(end === 'expired' ? loginAddress(hereAddress(), 'expired') : '/login')),
    [],
  );

  const shown = isOther ? owner : user.data;
  if (shown && target === null)
    return (
      <UserContext value={shown}>
        {children}
        {(isUnsure || isOther) && <SessionChanged user={isUnsure ? null : (user.data ?? null)} />}
      </UserContext>
    );
  return (
    <main className="admin-waits">
      {user.error && target === null && !user.isFetching ? (
        <ErrorState error={user.error} retry={() => user.refetch()} />
      ) : (
        <LoadingState />
      )}
    </main>
  );
}

function targetOf(user: Awaited<ReturnType<typeof currentUser>> | undefined, error: unknown): string | null {
  if (isNotVerified(error)) return '/verify-email';
  if (user === undefined) return null;
  if (user === null) return loginAddress(hereAddress());
  if (user.email_verified_at === null) return '/verify-email';
  return user.permissions.includes('view_admin') ? null : '/unauthorized';
}

function hereAddress(): string {
  return location.pathname + location.search;
}
