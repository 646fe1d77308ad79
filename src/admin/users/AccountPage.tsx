import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { type AuditEntry, listAudit } from '../../api/audit.ts';
import { type Account, changeAccount, findAccount } from '../../api/users.ts';
import type { Role } from '../../domain/accounts/permissions.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { ActText } from '../shared/ActText.tsx';
import { STATE_TEXTS } from '../shared/account-words.ts';
import { actorText, subjectText } from '../shared/act-words.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { FactList, Frame, Part, PlainList } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';
import { AccountActions } from './AccountActions.tsx';
import { RoleChoice, StateBadge } from './account-parts.tsx';

export function AccountPage() {
  const { id = '' } = useParams();
  const { permissions } = useUser();
  const account = useQuery({ queryKey: ['users', 'one', id], queryFn: () => findAccount(id) });
  if (account.data === undefined)
    return (
      <>
        <PageHeader title="Účet" />
        <QueryState query={account} missing={[{ to: '/users', label: 'Všetci používatelia' }]} />
      </>
    );
  return (
    <>
      <PageHeader title={account.data.name} lead={account.data.email} />
      <AccountFacts account={account.data} />
      <AccountRoles account={account.data} />
      <AccountActions account={account.data} />
      {permissions.includes('view_audit') && <AccountHistory id={id} />}
    </>
  );
}

const METHODS = { app: 'Zapnutý, kódom z\u00a0aplikácie', email: 'Zapnutý, kódom v\u00a0e-maile' } as const;

function AccountFacts({ account }: { account: Account }) {
  const { state, two_factor_method, self_registered, created_at, last_sign_in_at } = account;
  const stateAndHint = (
    <Stack align="flex-start" gap="0.35rem">
      <StateBadge state={state} />
      <Text c="dimmed" fz="sm">
        {STATE_TEXTS[state]}
      </Text>
    </Stack>
  );
  return (
    <Frame component="div">
      <FactList
        facts={[
          ['Stav', stateAndHint],
          ['Druhý krok prihlásenia', two_factor_method === null ? 'Vypnutý' : METHODS[two_factor_method]],
          ['Posledné prihlásenie', last_sign_in_at === null ? 'Ešte žiadne' : formatDateTime(last_sign_in_at)],
          ['Účet je od', formatDate(created_at)],
          ['Ako vznikol', self_registered ? 'Vlastnou registráciou' : 'Založil ho správca'],
        ]}
      />
    </Frame>
  );
}

function AccountRoles({ account }: { account: Account }) {
  const roles = account.roles.map(({ name }) => name);
  const form = useForm<{ roles: Role[] }>({ initialValues: { roles } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the roles by their names; an unsaved choice stays
  useEffect(() => {
    if (form.isDirty()) return;
    form.setInitialValues({ roles });
    form.setValues({ roles });
  }, [roles.join()]);

  const save = useSave({
    call: ({ roles }: { roles: Role[] }) => changeAccount(account.id, { roles }),
    done: 'Roly sú uložené a\u00a0platia hneď.',
    refresh: [['users'], ['audit'], USER_KEY],
    showsErrors: false,
  });
  const isConfirmed = account.email_verified_at !== null;
  return (
    <Part title="Čo smie">
      {isConfirmed || account.state === 'invited' ? (
        <FormShell form={form} onSubmit={save.mutateAsync} submitLabel="Uložiť roly">
          <RoleChoice {...form.getInputProps('roles')} />
        </FormShell>
      ) : (
        <Alert color="gray">Rolu môžete dať, až keď si človek potvrdí adresu odkazom z&nbsp;e-mailu.</Alert>
      )}
    </Part>
  );
}

const SHOWN = 10;

function AccountHistory({ id }: { id: string }) {
  const list = useQuery({
    queryKey: ['audit', 'of', id],
    queryFn: () => listAudit({ user: id, per_page: String(SHOWN) }),
  });
  return (
    <Part title="Čo sa dialo">
      <QueryState query={list}>
        {({ items, total }) => (
          <>
            <AuditEntries entries={items} />
            {total > SHOWN && (
              <Anchor component={Link} to={`/audit?user=${id}`}>
                Všetko o&nbsp;tomto účte v&nbsp;denníku ({total})
              </Anchor>
            )}
          </>
        )}
      </QueryState>
    </Part>
  );
}

function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p>Zatiaľ sa nič nestalo.</p>;
  return (
    <PlainList lines="above">
      {entries.map((entry) => {
        const subject = subjectText(entry);
        return (
          <Group key={entry.id} component="li" align="flex-start" gap="0 1.5rem" py="0.6rem">
            <Text component="time" dateTime={entry.at} c="dimmed" fz="sm" w="15rem">
              {formatDateTime(entry.at)}
            </Text>
            <Text component="div" flex="1 1 18rem">
              <ActText entry={entry} />
              <Text c="dimmed" fz="sm">
                {actorText(entry)}
                {subject !== null && ` → ${subject}`}
              </Text>
            </Text>
          </Group>
        );
      })}
    </PlainList>
  );
}
