import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { RoomName } from '../../../api/admin-rooms.ts';
import { isHeldIn } from '../../../domain/events/event-rooms.ts';
import { MISSING_WORDS, type Missing, missingOf } from '../../../domain/events/missing-things.ts';
import { useNow } from '../../shared/now.ts';
import { useRoomNames } from '../../shared/occupants.tsx';
import { type EventValues, pointOf } from '../event-values.ts';
import type { PartProps } from './part.ts';

const FIELDS: Readonly<Record<Exclude<Missing, 'photo_words'>, string>> = {
  poster: 'poster_image',
  poster_alt: 'poster_alt',
  rooms: 'location',
  end: 'end_date',
  admission: 'is_paid',
  price: 'price_text',
  tickets: 'rezervovane_sk_url',
};

export function MissingNotice({ form: { values } }: PartProps) {
  const rooms = useRoomNames();
  const nowMs = useNow();
  const missing = rooms.length === 0 || values.status === 'Zrušený' ? [] : missingIn(values, rooms, nowMs);
  return (
    <div role="status">
      {missing.length > 0 && (
        <Text c="dimmed">
          Ešte chýba:{' '}
          {missing.map((one, at) => (
            <Fragment key={one}>
              {at > 0 && ', '}
              <Anchor component="button" type="button" c="inherit" underline="always" onClick={() => goTo(one)}>
                {MISSING_WORDS[one]}
              </Anchor>
            </Fragment>
          ))}
        </Text>
      )}
    </div>
  );
}

function missingIn(values: EventValues, rooms: readonly RoomName[], nowMs: number): Missing[] {
  const { title, poster, point, location, dates, is_paid, price_text, rezervovane_sk_url, tickets_from } = values;
  const lat = pointOf(point)?.lat ?? null;
  const held = dates.length > 0 ? dates.filter(({ status }) => status !== 'Zrušený') : [values];
  return missingOf(
    {
      title,
      poster_image: poster?.image_path ?? null,
      poster_alt: poster?.alt_text ?? null,
      lat,
      is_in_room: rooms.some((room) => isHeldIn({ rooms: values.rooms, location, lat }, room)),
      ends: held.map(({ end_date }) => end_date),
      is_paid,
      price_text,
      rezervovane_sk_url,
      tickets: values.tickets || null,
      tickets_from,
    },
    nowMs,
  );
}

function goTo(missing: Missing): void {
  if (missing === 'photo_words') return;
  const field = document.querySelector<HTMLElement>(`[data-path="${FIELDS[missing]}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
