import { weaknessOf } from '../galleries/photo-words.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import type { Tickets } from './event-dates.ts';

export const MISSING_WORDS = {
  poster: 'plagát',
  poster_alt: 'opis plagátu',
  rooms: 'miestnosť',
  end: 'koniec',
  admission: 'vstupné',
  price: 'cena',
  tickets: 'vstupenky',
  photo_words: 'opisy fotiek',
} as const;

export type Missing = keyof typeof MISSING_WORDS;

export function missingInWords(missing: readonly Missing[]): string {
  return missing.map((one) => MISSING_WORDS[one]).join(', ');
}

export interface Planned {
  title: string;
  poster_image: string | null;
  poster_alt: string | null;
  lat: number | null;
  is_in_room: boolean;
  ends: readonly (string | null)[];
  is_paid: boolean | null;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  tickets: Tickets | null;
  tickets_from: string | null;
}

/** A poster may be decorative; else it needs a real description. */
export function missingOf(event: Planned, nowMs: number): Missing[] {
  const { title, poster_image, poster_alt, lat, is_in_room, ends, is_paid, price_text } = event;
  const lacks: Record<Exclude<Missing, 'photo_words'>, boolean> = {
    poster: poster_image === null,
    poster_alt: poster_image !== null && poster_alt !== '' && isPoor(poster_alt, title),
    rooms: lat === null && !is_in_room,
    end: ends.some((end) => !end),
    admission: is_paid === null,
    price: is_paid === true && !price_text,
    tickets: is_paid === true && lacksTickets(event, nowMs),
  };
  return (Object.keys(MISSING_WORDS) as Missing[]).filter((one) => one !== 'photo_words' && lacks[one]);
}

function isPoor(description: string | null, title: string): boolean {
  return description === null || weaknessOf(description, title) !== null;
}

/** Also true after the day on which tickets should have been there. */
function lacksTickets({ rezervovane_sk_url, tickets, tickets_from }: Planned, nowMs: number): boolean {
  if (tickets === 'not-yet') return !tickets_from || toEpochMs(tickets_from) <= nowMs;
  if (tickets === 'on-sale' || tickets === 'few-left' || tickets === null) return !rezervovane_sk_url;
  return false;
}
