import { Alert, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Copy as Copies, CopyPlus, Images, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { type EventFields as EventEntry, events } from '../../api/admin-events.ts';
import { listRoomNames } from '../../api/admin-rooms.ts';
import { eventPath } from '../../domain/events/card-event.ts';
import { isPublished } from '../../domain/events/publishing-window.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { isCalendarDate, isoDay } from '../../domain/time/calendar-day.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { EntryHead } from '../entries/EntryHead.tsx';
import { EntryPage } from '../entries/EntryPage.tsx';
import type { EntryKind, HeadProps } from '../entries/entry-kind.ts';
import { NewEntry } from '../entries/NewEntry.tsx';
import { SAVED, SAVED_AS_DRAFT, savedUntil } from '../entries/saved-words.ts';
import { withClashQuestion } from '../shared/clash-question.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { EventBadges } from './EventBadges.tsx';
import { EventPreview } from './EventPreview.tsx';
import { copyForNextYear, copyOf } from './event-moves.ts';
import { EVENT_RULES, type EventValues, NEW_EVENT, toValues } from './event-values.ts';
import { EventFields } from './form/EventFields.tsx';
import { askIfMoved } from './move-question.tsx';
import { returning } from './words.ts';

const KIND: EntryKind<EventEntry, EventValues> = {
  ...EVENT_RULES,
  versions: {
    split: (fields) => EVENTS.toParts({ ...Object(fields) }),
    join: (chosen) => EVENTS.ofParts(chosen),
  },
  titleOf: (event) => event?.title ?? EVENTS.words.one,
  file: 'Súbor podujatia',
  submitLabel: 'Uložiť',
  savedWords,
  drafts: {
    isDraft: ({ draft }) => draft,
    mark: (values, draft) => ({ ...values, draft }),
    publishLabel: ({ publish_at }) => (isToCome(publish_at) ? 'Naplánovať zverejnenie' : 'Zverejniť'),
    question: ({ publish_at, title }) =>
      isToCome(publish_at)
        ? null
        : {
            title: 'Stiahnuť podujatie z\u00a0webu?',
            text: `„${title}“ bude znova koncept a\u00a0z\u00a0webu zmizne. Ak sa len nekoná, radšej ho označte ako zrušené, aby sa to ľudia dozvedeli.`,
            confirmLabel: 'Stiahnuť a\u00a0uložiť ako koncept',
          },
  },
  review: askIfMoved,
  find: events.find,
  change: (id, version, fields) => withClashQuestion((override) => events.change(id, version, fields, override)),
  creation: {
    call: (fields, key) => withClashQuestion((override) => events.create(fields, key, override)),
    pathTo: (id) => `/events/${id}`,
  },
  removal: {
    call: events.remove,
    question: ({ title, problems }) => ({
      title: 'Zmazať podujatie?',
      text: `„${title}“ zmizne z\u00a0webu aj s\u00a0fotografiami. Ak bolo len zrušené, radšej to označte vo formulári, aby sa to ľudia dozvedeli. ${returning([{ problems }])}`,
      confirmLabel: 'Zmazať podujatie',
    }),
    done: EVENTS.words.deleted,
    undone: EVENTS.words.restored,
    refused: 'Medzitým to niekto zmenil. Pozrite si to, prosím, znova.',
  },
  Fields: EventFields,
  markdown: 'description',
  Preview: EventPreview,
  Head: EventHead,
  layout: 'narrow',
};

function isToCome(wallClock: unknown): wallClock is string {
  return typeof wallClock === 'string' && isWallClock(wallClock) && toEpochMs(wallClock) > Date.now();
}

function savedWords({ draft, publish_at }: Readonly<Record<string, unknown>>): string {
  if (draft === true) return SAVED_AS_DRAFT;
  return isToCome(publish_at) ? savedUntil(toEpochMs(publish_at), Date.now()) : SAVED;
}

export function EventPage() {
  const { id = '' } = useParams();
  return <EntryPage kind={KIND} id={id} />;
}

/** Takes `?start=2026-12-05T18:00&room=…`; `?copy=42` for the next year, `?copy=42&when=same` at the same time. */
export function NewEventPage() {
  const [search] = useSearchParams();
  const copied = search.get('copy');
  const isSameTime = search.get('when') === 'same';
  const original = useQuery({
    queryKey: ['events', 'one', copied],
    queryFn: () => events.find(copied ?? ''),
    enabled: copied !== null,
  });
  if (copied === null) return <PlannedEvent start={search.get('start') ?? ''} room={search.get('room')} />;
  if (original.data !== undefined && !original.data.is_broken) {
    const values = toValues(original.data);
    return isSameTime ? (
      <Copy key={copied} id={copied} values={copyOf(values)} />
    ) : (
      <CopyForNextYear key={copied} id={copied} values={copyForNextYear(values, isoDay(Date.now()))} />
    );
  }
  return (
    <>
      <PageHeader title={isSameTime ? COPY : YEARLY_COPY} />
      <QueryState query={original} missing={KIND.missing} />
    </>
  );
}

function PlannedEvent({ start, room }: { start: string; room: string | null }) {
  const rooms = useQuery({ queryKey: ['rooms'], queryFn: listRoomNames, enabled: room !== null });
  if (room !== null && rooms.data === undefined)
    return (
      <>
        <PageHeader title={NEW} />
        <QueryState query={rooms} />
      </>
    );
  const name = rooms.data?.find(({ id }) => id === room)?.name ?? '';
  const at = isCalendarDate(start) ? `${start}T` : isWallClock(start) ? start : '';
  return (
    <NewEntry
      key={`${at} ${name}`}
      kind={KIND}
      title={NEW}
      values={{ ...NEW_EVENT, start_date: at, location: name, rooms: room === null || name === '' ? [] : [room] }}
    />
  );
}

const NEW = 'Nové podujatie';
const COPY = 'Kópia podujatia';
const YEARLY_COPY = 'Kópia na budúci rok';

interface CopyProps {
  id: string;
  values: EventValues;
}

function Copy({ id, values }: CopyProps) {
  const form = useRef<HTMLDivElement>(null);
  // The page itself has focused its heading before.
  useEffect(() => {
    const title = form.current?.querySelector<HTMLInputElement>('[data-path="title"]');
    title?.focus();
    title?.select();
  }, []);
  return (
    <div ref={form}>
      <NewEntry
        kind={KIND}
        draftId={`same-as-${id}`}
        title={COPY}
        values={values}
        notice={
          <Alert color="yellow">
            Termín ostal, ako bol, odkaz na vstupenky sme vynechali. Na webe sa nič neukáže, kým to nezverejníte.
          </Alert>
        }
      />
    </div>
  );
}

function CopyForNextYear({ id, values }: CopyProps) {
  return (
    <NewEntry
      kind={KIND}
      draftId={`copy-of-${id}`}
      title={YEARLY_COPY}
      values={values}
      notice={
        <Alert color="yellow">
          Termín sme posunuli do roku {values.start_date.slice(0, 4)} na rovnaký deň v&nbsp;týždni. Skontrolujte čas,
          cenu, text aj plagát, môžu v&nbsp;nich byť staré dátumy. Na webe sa nič neukáže, kým to nezverejníte.
        </Alert>
      }
    />
  );
}

function EventHead({ id, entry: event, onRemove, isRemoving }: HeadProps<EventEntry>) {
  const nowMs = useNow();
  const isOnSite = event.publication.state === 'live' && isPublished(event, nowMs);
  return (
    <EntryHead
      badges={<EventBadges event={event} nowMs={nowMs} isOpened />}
      onSite={isOnSite ? eventPath(event) : null}
      history={`/events/${id}/history`}
      isBusy={isRemoving}
      menu={
        <>
          <Menu.Item
            component={Link}
            to={`/events/new?copy=${id}&when=same`}
            leftSection={<Copies aria-hidden size={18} />}
          >
            Kopírovať
          </Menu.Item>
          <Menu.Item component={Link} to={`/events/new?copy=${id}`} leftSection={<CopyPlus aria-hidden size={18} />}>
            Kopírovať na budúci rok
          </Menu.Item>
          <Menu.Item component={Link} to={`/gallery/${id}`} leftSection={<Images aria-hidden size={18} />}>
            Fotky
          </Menu.Item>
          <Menu.Item c="var(--red-text)" leftSection={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
            Zmazať podujatie
          </Menu.Item>
        </>
      }
    />
  );
}
