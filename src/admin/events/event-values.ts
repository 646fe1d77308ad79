import type { EventCall } from '../../domain/events/event-call.ts';
import type { EventStatus } from '../../domain/events/event-dates.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { MAX_DATE_KEY, type SOCIAL_PLATFORMS } from '../../domain/kinds/event-fields.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { momentProblems } from '../entries/DateTimeField.tsx';
import { wordsOf } from '../entries/entry-kind.ts';
import { type FormValues, fromFormValues, toFormValues } from '../entries/form-values.ts';
import type { Point } from '../entries/pick-on-map.ts';
import type { PictureValue } from '../media/PictureField.tsx';
import { type DateValues, dateProblems, toDateFields, toDateValues } from './date-values.ts';

const SHAPED = [
  'id',
  'lat',
  'lng',
  'rooms',
  'setup_minutes',
  'teardown_minutes',
  'holds_rooms',
  'poster_image',
  'poster_alt',
  'poster_focus',
  'is_paid',
  'dates',
  'status',
  'social_links',
  'former_slugs',
  'draft',
  'updated_at',
] as const satisfies readonly (keyof EventCall)[];

type Plain = Omit<EventCall, (typeof SHAPED)[number]>;
const isPlain = (field: string): field is keyof Plain =>
  field !== 'last_date_key' && field !== 'source' && !SHAPED.some((shaped) => shaped === field);
const PLAIN_FIELDS = [...EVENTS.fileFields, 'description', 'slug'].filter(isPlain);

/** Missing values are empty texts; dates are wall clocks in Bratislava, and ends may lack their day. */
export interface EventValues extends FormValues<Plain> {
  point: TypedPoint | null;
  rooms: string[];
  setup_minutes: number | string;
  teardown_minutes: number | string;
  holds_rooms: boolean;
  poster: PictureValue | null;
  /** null: not chosen yet. */
  is_paid: boolean | null;
  /** Empty: one date, from `start_date` to `end_date`. */
  dates: DateValues[];
  status: EventStatus | '';
  social_links: Record<(typeof SOCIAL_PLATFORMS)[number], string>;
  draft: boolean;
}

export function toValues(event: Partial<EventCall>, known?: EventValues): EventValues {
  const { lat = null, lng = null, poster_image = null, poster_alt = null, poster_focus = null } = event;
  const { website = '', facebook = '', instagram = '', youtube = '', twitter = '' } = event.social_links ?? {};
  return {
    ...toFormValues<Plain>(PLAIN_FIELDS, event),
    rooms: [...(event.rooms ?? [])],
    setup_minutes: event.setup_minutes ?? '',
    teardown_minutes: event.teardown_minutes ?? '',
    holds_rooms: event.holds_rooms ?? true,
    point: lat === null || lng === null ? null : { lat, lng },
    poster:
      poster_image === null
        ? null
        : { image_path: poster_image, alt_text: poster_alt, ...(poster_focus !== null && { focus: poster_focus }) },
    is_paid: event.is_paid ?? null,
    dates: toDateValues(event.dates ?? [], known?.dates),
    status: event.status?.name ?? '',
    social_links: { website, facebook, instagram, youtube, twitter },
    draft: event.draft ?? false,
  };
}

export const NEW_EVENT = toValues({});

export function toFields({ point: typed, poster, dates, status, social_links, ...values }: EventValues) {
  const point = pointOf(typed);
  const plain = { ...values, ...wholeEnds(values) };
  const links = Object.entries(social_links).map(([platform, link]) => [platform, link.trim()] as const);
  const fields: Record<string, unknown> = {
    ...fromFormValues(plain),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    poster_image: poster?.image_path ?? null,
    poster_alt: poster?.alt_text ?? null,
    poster_focus: poster?.focus ?? null,
    dates: toDateFields(dates),
    status: status === '' ? null : { name: status },
    previous_start_date: status === 'Presunutý' ? plain.previous_start_date || null : null,
    social_links: Object.fromEntries(links.filter(([, link]) => link !== '')),
  };
  const order = Object.keys(EVENTS.fields);
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

function wholeEnds({ start_date, end_date, publish_at, unpublish_at }: Spans) {
  return { end_date: typedEnd(start_date, end_date), unpublish_at: typedEnd(publish_at, unpublish_at) };
}

type Spans = Pick<EventValues, 'start_date' | 'end_date' | 'publish_at' | 'unpublish_at'>;

export const EVENT_RULES = {
  toValues,
  toFields,
  ...wordsOf(EVENTS),
  schema: EVENTS.callSchema,
  toJudged,
  /** People do not see keys of dates, so their problems are shown at the start. */
  fieldOf: (path: string) => path.replace(/^(dates\.\d+)(?:\.key)?$/, '$1.start_date'),
  typingProblems(values: EventValues) {
    const { point, dates, start_date, previous_start_date, publish_at, tickets_from } = values;
    const { end_date, unpublish_at } = wholeEnds(values);
    const own = dates.length > 0 ? {} : { start_date, previous_start_date, end_date };
    return {
      ...momentProblems({ ...own, publish_at, unpublish_at, tickets_from }),
      ...dateProblems(dates),
      ...pointProblems(point),
    };
  },
};

/** Keys of new dates are judged as if they counted down from the highest allowed one. */
function toJudged(fields: unknown) {
  const { slug, description, ...front }: Record<string, unknown> = { ...Object(fields) };
  const read = EVENTS.readCall(front);
  const dates = Array.isArray(read.dates) && read.dates.map((row: object, at) => ({ key: MAX_DATE_KEY - at, ...row }));
  return { ...read, ...(dates && { dates }), id: 1, slug: slug ?? undefined, description: description ?? '' };
}

/** Degrees, or texts that are not numbers yet; empty when missing. */
export interface TypedPoint {
  lat: number | string;
  lng: number | string;
}

export function pointOf(typed: TypedPoint | null): Point | null {
  if (typeof typed?.lat !== 'number' || typeof typed.lng !== 'number') return null;
  return { lat: typed.lat, lng: typed.lng };
}

/** By field; a place without both numbers is allowed. */
export function pointProblems(typed: TypedPoint | null): { lat?: string; lng?: string } {
  if (typed === null || (typed.lat === '' && typed.lng === '')) return {};
  const [lat, lng] = [degreesProblem(typed.lat, 90, 'šírku'), degreesProblem(typed.lng, 180, 'dĺžku')];
  return { ...(lat !== null && { lat }), ...(lng !== null && { lng }) };
}

function degreesProblem(degrees: number | string, most: number, name: string): string | null {
  if (typeof degrees !== 'number') return `Doplňte aj zemepisnú ${name}, alebo vymažte obe čísla.`;
  return Math.abs(degrees) > most ? `Opravte zemepisnú ${name}, je to číslo od -${most} do ${most}.` : null;
}
