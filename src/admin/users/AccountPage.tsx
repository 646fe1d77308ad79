import { Alert, Anchor, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { type AuditEntry, listAudit } from '../../api/audit.ts';
import { type Account, changeAccount, findAccount } from '../../api/users.ts';
import type { Role } from '../../domain/accounts/permissions.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { STATE_TEXTS } from '../shared/account-words.ts';
import { actorText, actText, subjectText } from '../shared/act-words.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { FactList } from '../shared/lists.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState, LoadingState, QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';
import { AccountActions } from './AccountActions.tsx';
import { RoleChoice, StateBadge } from './account-parts.tsx';
import styles from './users.module.css';

/** One account: its facts, its roles, the actions and its last log entries. */
export function AccountPage() {
  const { id = '' } = useParams();
  const { permissions } = useUser();
  const account = useQuery({ queryKey: ['users', 'one', id], queryFn: () => findAccount(id) });
  if (account.data === undefined)
    return (
      <>
        <PageHeader title="Účet" />
        <QueryState query={account} />
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
    <div className={styles.state}>
      <StateBadge state={state} />
      <span className={styles.hint}>{STATE_TEXTS[state]}</span>
    </div>
  );
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          ['Stav', stateAndHint],
          ['Druhý krok prihlásenia', two_factor_method === null ? 'Vypnutý' : METHODS[two_factor_method]],
          ['Posledné prihlásenie', last_sign_in_at === null ? 'Ešte žiadne' : formatDateTime(last_sign_in_at)],
          ['Účet je od', formatDate(created_at)],
          ['Ako vznikol', self_registered ? 'Vlastnou registráciou' : 'Založil ho správca'],
        ]}
      />
    </div>
  );
}

/** Gives and takes roles; a change counts from the user's next call on. */
function AccountRoles({ account }: { account: Account }) {
  const roles = account.roles.map(({ name }) => name);
  const form = useForm<{ roles: Role[] }>({ initialValues: { roles } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the roles by their names; a choice that is not saved stays
  useEffect(() => {
    if (form.isDirty()) return;
    form.setInitialValues({ roles });
    form.setValues({ roles });
  }, [roles.join()]);

  const save = useSave({
    call: ({ roles }: { roles: Role[] }) => changeAccount(account.id, { roles }),
    done: 'Rola je uložená a\u00a0platí hneď.',
    refresh: [['users'], ['audit'], USER_KEY],
    showsErrors: false,
  });
  const isConfirmed = account.email_verified_at !== null;
  return (
    <section className={styles.part} aria-labelledby="roly">
      <Title order={2} id="roly">
        Čo smie
      </Title>
      {isConfirmed || account.state === 'invited' ? (
        <FormShell form={form} onSubmit={save.mutateAsync} submitLabel="Uložiť rolu">
          <RoleChoice {...form.getInputProps('roles')} />
        </FormShell>
      ) : (
        <Alert color="gray">Rolu môžete dať, až keď si človek potvrdí adresu odkazom z&nbsp;e-mailu.</Alert>
      )}
    </section>
  );
}

const SHOWN = 10;

/** The last log entries of the user or about the account. */
function AccountHistory({ id }: { id: string }) {
  const list = useQuery({
    queryKey: ['audit', 'of', id],
    queryFn: () => listAudit({ user: id, per_page: String(SHOWN) }),
  });
  return (
    <section className={styles.part} aria-labelledby="zaznamy">
      <Title order={2} id="zaznamy">
        Čo sa dialo
      </Title>
      {list.isPending && <LoadingState />}
      {list.isError && <ErrorState error={list.error} retry={() => list.refetch()} />}
      {list.data && <AuditEntries entries={list.data.items} />}
      {list.data && list.data.total > SHOWN && (
        <Anchor component={Link} to={`/audit?user=${id}`}>
          Všetky záznamy o&nbsp;tomto účte ({list.data.total})
        </Anchor>
      )}
    </section>
  );
}

/** Entries of the log as a short list. */
function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p>Zatiaľ sa nič nestalo.</p>;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const subject = subjectText(entry);
        return (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            <span>
              {actText(entry)}
              <span className={styles.who}>
                {actorText(entry)}
                {subject !== null && ` → ${subject}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
