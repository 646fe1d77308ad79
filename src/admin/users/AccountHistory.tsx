import { Anchor, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listAudit } from '../../api/audit.ts';
import { AuditEntries } from '../shared/AuditEntries.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import styles from './AccountPage.module.css';

const SHOWN = 10;

/** What this person did last, and what others did to the account. */
export function AccountHistory({ id }: { id: string }) {
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
      {list.data && <AuditEntries entries={list.data.items} empty="Zatiaľ sa nič nestalo." />}
      {list.data && list.data.total > SHOWN && (
        <Anchor component={Link} to={`/audit?user=${id}`}>
          Všetky záznamy o&nbsp;tomto účte ({list.data.total})
        </Anchor>
      )}
    </section>
  );
}
