import { Alert, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useParams } from 'react-router';
import { eventTimes, isHeldIn, roomHoldOf, wholeOf } from '../../domain/events/event-rooms.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { overlaps, wallClockAt } from '../../domain/time/wall-clock.ts';
import { endsAt, isWallClock, toOffsetIso } from '../../domain/time/written-moment.ts';
import { useNow } from '../shared/now.ts';
import { OccupantList, useOccupancy, useRoomNames } from '../shared/occupants.tsx';
import { useUser } from '../shell/contexts.ts';
import { wholeEnd, writtenDates } from './date-values.ts';
import { type EventValues, pointOf } from './event-values.ts';
import { useKinds } from './queries.ts';

const MOST_MS = 366 * DAY_MS;

export function RoomNotice({ values }: { values: EventValues }) {
  const { id } = useParams();
  const rooms = useRoomNames();
  const kinds = useKinds();
  const nowMs = useNow();
  const held = heldEvent(values, kinds.find(({ id: kind }) => kind === values.kind)?.meets_daily ?? false);
  const whole = held === null ? null : wholeOf(held);
  const isComing =
    held !== null && whole !== null && whole.endMs > nowMs && values.status !== 'Zrušený' && values.holds_rooms;
  const place = { rooms: values.rooms, location: values.location, lat: pointOf(values.point)?.lat ?? null };
  const named = rooms.filter((room) => isHeldIn(place, room));
  const span = whole === null ? null : { ...whole, endMs: Math.min(whole.endMs, whole.startMs + MOST_MS) };
  const { occupants, isError } = useOccupancy(
    isComing && span !== null && named.length > 0
      ? {
          rooms: named.map((room) => room.id),
          span: { from: wallClockAt(span.startMs), until: wallClockAt(span.endMs) },
        }
      : null,
  );
  const nameOf = (room: string) => rooms.find((known) => known.id === room)?.name ?? room;
  const mayOverride = useUser().permissions.includes('override_clashes');

  const times = held === null || span === null ? [] : eventTimes(held, span);
  const met = (occupants ?? []).filter(
    ({ kind, id: other, start, end }) =>
      !(kind === 'event' && other === id) &&
      times.some((time) => overlaps({ startMs: Date.parse(start), endMs: Date.parse(end) }, time)),
  );
  const given = met.filter(({ kind, status }) => kind !== 'event' && status !== 'new');
  const others = met.filter((other) => !given.includes(other));
  return (
    // Screen readers announce only what appears in a region that was there before.
    <div role="status">
      <Stack gap="var(--space-3)" mb={isError || met.length > 0 ? 'var(--space-5)' : 0}>
        {isError && (
          <Text c="dimmed">Či je miestnosť v&nbsp;tom čase voľná, sa nepodarilo zistiť. Overíme to pri uložení.</Text>
        )}
        {given.length > 0 && (
          <Alert
            role="group"
            color="red"
            icon={<TriangleAlert aria-hidden />}
            title="Miestnosť je v&nbsp;tom čase obsadená"
          >
            <OccupantList occupants={given} roomName={nameOf} isBeside />
            <Text mt="xs">
              {mayOverride
                ? 'Pri uložení sa opýtame, či má podujatie platiť aj tak.'
                : 'Uložiť ho napriek tomu môže len správca. Požiadajte ho o\u00a0to, alebo zmeňte čas či miesto.'}
            </Text>
          </Alert>
        )}
        {others.length > 0 && (
          <Alert role="group" color="yellow" title="O&nbsp;tom istom čase a&nbsp;mieste">
            <OccupantList occupants={others} roomName={nameOf} isBeside />
          </Alert>
        )}
      </Stack>
    </div>
  );
}

function heldEvent(values: EventValues, meetsDaily: boolean) {
  const { rooms, setup_minutes, teardown_minutes, start_date, end_date, dates: rows } = values;
  const only = { start_date, end_date: wholeEnd({ start_date, end_date }), status: undefined };
  const typed = rows.length > 0 ? writtenDates(rows) : [only];
  const dates = typed.flatMap((row) => {
    if (!isWallClock(row.start_date) || row.status === 'Zrušený') return [];
    const ends_at = endsAt(row.start_date, isWallClock(row.end_date ?? '') ? row.end_date : undefined);
    const date = { start_date: toOffsetIso(row.start_date), ends_at, status: null };
    return Date.parse(date.start_date) < Date.parse(ends_at) ? [date] : [];
  });
  const minutes = { setup_minutes: Number(setup_minutes), teardown_minutes: Number(teardown_minutes) };
  return dates.length === 0 ? null : { rooms, hold: roomHoldOf(minutes, meetsDaily), dates };
}
