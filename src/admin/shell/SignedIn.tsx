import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  currentUser,
  isNotVerified,
  loginAddress,
  onSessionChange,
  onSessionEnd,
  type SessionEnd,
  type SessionUser,
} from '../../api/session.ts';
import { MINUTE_MS } from '../../domain/time/clock.ts';
import { resolveSignIn } from '../shared/session-renewal.ts';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { USER_KEY, UserContext } from './contexts.ts';
import { SignInAgain } from './SignInAgain.tsx';

/**
 * Users sign in again over the page, which keeps what was typed. When somebody else signs in, the page stops: calls
 * use the browser's session.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery({ queryKey: USER_KEY, queryFn: currentUser, retry: false, staleTime: MINUTE_MS });
  const queries = useQueryClient();
  const [owner, setOwner] = useState<SessionUser | null>(null);
  const [isUnsure, setIsUnsure] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const isOther = owner !== null && user.data?.id !== undefined && user.data.id !== owner.id;
  const target = user.isPending || user.isFetching || isOther || isExpired ? null : targetOf(user.data, user.error);
  if (owner === null && user.data && target === null && !user.isFetching) setOwner(user.data);

  const askAgain = useEffectEvent(async () => {
    setIsUnsure(true);
    const { isSuccess, data } = await user.refetch();
    setIsUnsure(!isSuccess);
    if (isExpired && data) goOn(data);
  });
  function goOn(signedIn: SessionUser) {
    setIsExpired(false);
    resolveSignIn(signedIn.id === owner?.id);
    void queries.invalidateQueries();
  }
  async function takeOver(signedIn: SessionUser) {
    await queries.cancelQueries({ queryKey: USER_KEY });
    queries.setQueryData(USER_KEY, signedIn);
    goOn(signedIn);
  }
  useEffect(() => onSessionChange(() => void askAgain()), []);

  useEffect(() => {
    if (target !== null) location.replace(target);
  }, [target]);

  const end = useEffectEvent((how: SessionEnd) => {
    if (how === 'signed-out') location.assign('/login');
    else if (owner === null) location.assign(loginAddress(hereAddress(), 'expired'));
    else setIsExpired(true);
  });
  useEffect(() => onSessionEnd((how) => end(how)), []);

  const shown = isOther || isExpired ? owner : user.data;
  if (shown && target === null)
    return (
      <UserContext value={shown}>
        {children}
        {isExpired && !isUnsure && <SignInAgain owner={shown} onSignedIn={takeOver} zIndex={ABOVE_ALL} />}
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

interface Props {
  user: Pick<SessionUser, 'name' | 'email'> | null;
}

const ABOVE_ALL = 1000;

function SessionChanged({ user }: Props) {
  return (
    <Modal
      opened
      onClose={() => {}}
      title={user === null ? 'Prihlásenie sa zmenilo' : 'V\u00a0tomto prehliadači sa prihlásil niekto iný'}
      withCloseButton={false}
      closeOnEscape={false}
      zIndex={ABOVE_ALL}
    >
      <Stack>
        {user === null ? (
          <Text>Zisťujeme, kto je teraz prihlásený…</Text>
        ) : (
          <>
            <Text>
              Prihlásený účet: <strong>{user.name}</strong> ({user.email}). Aby sa nič neuložilo pod cudzím menom, táto
              stránka je zastavená.
            </Text>
            <Text>Chcete tu pokračovať vy? Prihláste sa znova v&nbsp;druhom okne a&nbsp;stránka sa uvoľní.</Text>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="filled" onClick={() => location.reload()}>
            Načítať stránku znova
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
