import { Alert, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { findEvent } from '../../../api/admin-events.ts';
import { isoDay } from '../../../domain/time/format-date.ts';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { LongForm } from '../../shared/FormShell.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { EventForm } from '../form/EventForm.tsx';
import { type EventValues, NEW_EVENT, toFields, toValues } from '../form/event-values.ts';
import { validateEvent } from '../form/validate-event.ts';
import { copyForNextYear } from './copy-for-next-year.ts';
import styles from './EventEditor.module.css';
import { EventPreview } from './EventPreview.tsx';
import { useEventCreation } from './use-event-save.ts';

/** A new event, empty or like one that was (`?copy=42`). */
export function NewEventPage() {
  const [search] = useSearchParams();
  const copied = search.get('copy');
  const original = useQuery({
    queryKey: ['events', 'one', copied],
    queryFn: () => findEvent(copied ?? ''),
    enabled: copied !== null,
  });
  if (copied === null) return <NewEvent key="new" draftId="new" title="Nové podujatie" values={NEW_EVENT} />;
  if (original.data !== undefined && !original.data.is_broken) {
    const draftId = `copy-of-${copied}`;
    const values = copyForNextYear(toValues(original.data), isoDay(Date.now()));
    return <NewEvent key={draftId} draftId={draftId} title="Kópia na budúci rok" values={values} isCopy />;
  }
  return (
    <>
      <PageHeader title="Kópia na budúci rok" />
      {original.isPending ? <LoadingState /> : <ErrorState error={original.error} retry={() => original.refetch()} />}
    </>
  );
}

interface NewEventProps {
  /** Tells what is typed for one new event from what is typed for another. */
  draftId: string;
  title: string;
  values: EventValues;
  isCopy?: boolean;
}

function NewEvent({ draftId, title, values, isCopy = false }: NewEventProps) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: values, validate: validateEvent });
  const creation = useEventCreation();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.columns}>
        <LongForm>
          {isCopy && (
            <Alert color="yellow" variant="outline">
              Termín sme posunuli do roku {values.start_date.slice(0, 4)} na rovnaký deň v&nbsp;týždni. Skontrolujte
              čas, cenu, text aj plagát, môžu v&nbsp;nich byť staré dátumy. Kým je zapnutý koncept, na webe sa nič
              neukáže.
            </Alert>
          )}
          <DraftKeeper entry={{ section: 'events', id: draftId }} version={null} form={form} />
          <EventForm
            form={form}
            onSubmit={(filled) => creation.mutateAsync(toFields(filled))}
            onSaved={({ id }) => navigate(`/events/${id}`, { replace: true })}
            submitLabel="Vytvoriť podujatie"
            leadsAway
            actions={
              <Button variant="default" component={Link} to="/events">
                Späť
              </Button>
            }
          />
        </LongForm>
        <EventPreview values={form.values} id={0} />
      </div>
    </>
  );
}
