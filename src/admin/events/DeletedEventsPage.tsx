import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listDeletedEvents } from '../../api/admin-events.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState, ErrorState, LoadingState } from '../shared/states.tsx';
import styles from './DeletedEventsPage.module.css';

/** Events somebody has deleted: from their history they come back. */
export function DeletedEventsPage() {
  return (
    <>
      <PageHeader
        title="Zmazané podujatia"
        lead="Otvorte históriu podujatia a&nbsp;vyberte verziu, ktorú chcete vrátiť."
      />
      <DeletedEvents />
    </>
  );
}

function DeletedEvents() {
  const deleted = useQuery({ queryKey: ['events', 'deleted'], queryFn: listDeletedEvents });
  if (deleted.isPending) return <LoadingState />;
  if (deleted.isError) return <ErrorState error={deleted.error} retry={() => deleted.refetch()} />;
  if (deleted.data.length === 0) return <EmptyState title="Nič nie je zmazané." />;
  return (
    <ul className={styles.list}>
      {deleted.data.map(({ id, title, deleted_at }) => (
        <li key={id}>
          <Anchor component={Link} to={`/events/${id}/history`}>
            {title}
          </Anchor>
          <time dateTime={deleted_at}>zmazané {formatDateTime(deleted_at)}</time>
        </li>
      ))}
    </ul>
  );
}
