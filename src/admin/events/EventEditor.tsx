import { Alert, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, EllipsisVertical, History, Images, Trash2 } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  changeEvent,
  createEvent,
  deleteEvent,
  type EventFields as EventEntry,
  findEvent,
} from '../../api/admin-events.ts';
import { eventPath } from '../../domain/events/card-event.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { EntryPage, NewEntry } from '../entries/EntryEditor.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { OnSiteLink } from '../entries/OnSiteLink.tsx';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useNow } from '../shared/use-now.ts';
import { EventBadges } from './EventBadges.tsx';
import { EventFields } from './EventForm.tsx';
import { EventPreview } from './EventPreview.tsx';
import { copyForNextYear } from './event-moves.ts';
import { EVENT_RULES, type EventValues, NEW_EVENT, toValues } from './event-values.ts';

const EVENTS: EntryKind<EventEntry, EventValues> = {
  ...EVENT_RULES,
  section: 'events',
  titleOf: (event) => event?.title ?? 'Podujatie',
  file: 'Súbor podujatia',
  submitLabel: 'Uložiť',
  savedText: 'Podujatie je uložené.',
  find: findEvent,
  change: changeEvent,
  creation: {
    call: createEvent,
    done: 'Podujatie je vytvorené.',
    submitLabel: 'Vytvoriť podujatie',
    pathTo: (id) => `/events/${id}`,
  },
  removal: {
    call: deleteEvent,
    question: ({ title }) => ({
      title: 'Zmazať podujatie?',
      text: `„${title}“ zmizne z\u00a0webu aj s\u00a0fotografiami. Ak bolo len zrušené, radšej to označte vo formulári, aby sa to ľudia dozvedeli. Zmazané podujatie sa dá obnoviť z\u00a0histórie.`,
      confirmLabel: 'Zmazať podujatie',
    }),
    done: 'Podujatie je zmazané.',
    refused: 'Medzitým to niekto zmenil. Pozrite si to, prosím, znova.',
    pathAfter: (id) => `/events/${id}/history`,
  },
  Fields: EventFields,
  Preview: EventPreview,
  Head: EventHead,
  layout: 'narrow',
};

/** One event. */
export function EventPage() {
  const { id = '' } = useParams();
  return <EntryPage kind={EVENTS} id={id} />;
}

/** A new event, empty or like a former one (`?copy=42`). */
export function NewEventPage() {
  const [search] = useSearchParams();
  const copied = search.get('copy');
  const original = useQuery({
    queryKey: ['events', 'one', copied],
    queryFn: () => findEvent(copied ?? ''),
    enabled: copied !== null,
  });
  const actions = <LinkButton to="/events">Späť</LinkButton>;
  if (copied === null)
    return <NewEntry key="new" kind={EVENTS} title="Nové podujatie" values={NEW_EVENT} actions={actions} />;
  if (original.data !== undefined && !original.data.is_broken) {
    const draftId = `copy-of-${copied}`;
    const values = copyForNextYear(toValues(original.data), isoDay(Date.now()));
    return (
      <NewEntry
        key={draftId}
        kind={EVENTS}
        draftId={draftId}
        title={COPY}
        values={values}
        notice={
          <Alert color="yellow">
            Termín sme posunuli do roku {values.start_date.slice(0, 4)} na rovnaký deň v&nbsp;týždni. Skontrolujte čas,
            cenu, text aj plagát, môžu v&nbsp;nich byť staré dátumy. Kým je zapnutý koncept, na webe sa nič neukáže.
          </Alert>
        }
        actions={actions}
      />
    );
  }
  return (
    <>
      <PageHeader title={COPY} />
      <QueryState query={original} />
    </>
  );
}

const COPY = 'Kópia na budúci rok';

/** Where the event stands, and what can be done with it as a whole. */
function EventHead({ id, entry: event, onRemove, isRemoving }: HeadProps<EventEntry>) {
  const nowMs = useNow();
  return (
    <>
      <EventBadges event={event} nowMs={nowMs} isOpened />
      {event.publication.state === 'live' && !event.draft && <OnSiteLink href={eventPath(event)} />}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <IconButton icon={EllipsisVertical} loading={isRemoving}>
            Ďalšie možnosti
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/events/new?copy=${id}`} leftSection={<CopyPlus aria-hidden size={18} />}>
            Kopírovať na budúci rok
          </Menu.Item>
          <Menu.Item component={Link} to={`/gallery/${id}`} leftSection={<Images aria-hidden size={18} />}>
            Fotky
          </Menu.Item>
          <Menu.Item component={Link} to={`/events/${id}/history`} leftSection={<History aria-hidden size={18} />}>
            História zmien
          </Menu.Item>
          <Menu.Item c="var(--red-text)" leftSection={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
            Zmazať podujatie
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
