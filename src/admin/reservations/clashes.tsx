import { Alert, Checkbox, type CheckboxProps, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { ClashError, type Occupant, readOccupancy } from '../../api/admin-rooms.ts';
import { ApiError } from '../../api/client.ts';
import { type ReservedTime, reservedSpan } from '../../domain/reservations/reservation-time.ts';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { OccupantList, occupantKey, useOccupancy } from '../shared/occupants.tsx';
import { useUser } from '../shell/contexts.ts';
import { SAME_PLACE } from './words.tsx';

const MOST_MS = 366 * DAY_MS;

const NOT_TICKED = 'Najprv zaškrtnite, že o\u00a0tom viete, alebo zmeňte miestnosť či čas.';
const TAKEN_MEANWHILE = 'Miestnosť medzitým dostal niekto iný. Nič sa neuložilo.';
const NOT_ALLOWED = 'Obsadenú miestnosť môže prideliť len správca. Zmeňte miestnosť či čas.';

interface Props {
  message: string;
  clashes: readonly Occupant[];
  override: boolean;
  onOverride: (override: boolean) => void;
  error?: CheckboxProps['error'];
  checkboxRef?: Ref<HTMLInputElement>;
  noticeRef?: Ref<HTMLDivElement>;
}

export function ClashNotice({ message, clashes, override, onOverride, error = null, checkboxRef, noticeRef }: Props) {
  const { permissions } = useUser();
  return (
    <Alert
      role="alert"
      color="red"
      icon={<TriangleAlert aria-hidden />}
      title={message}
      ref={noticeRef}
      tabIndex={-1}
      data-path="clash"
    >
      <OccupantList occupants={clashes} isBeside />
      {permissions.includes('override_clashes') ? (
        <Checkbox
          mt="sm"
          label="Viem o&nbsp;tom, miestnosť napriek tomu prideliť. Zapíše sa, kto tak rozhodol."
          ref={checkboxRef}
          checked={override}
          error={error}
          aria-invalid={Boolean(error)}
          onChange={(event) => onOverride(event.currentTarget.checked)}
        />
      ) : (
        <p>Obsadenú miestnosť môže prideliť len správca. Požiadajte ho o&nbsp;to, alebo zmeňte miestnosť či čas.</p>
      )}
    </Alert>
  );
}

/**
 * Adds the clashes that a call has found. `override` is true only for those that were shown when it was ticked.
 * @param error of the last attempt; null: none, or it was about another room or time
 */
export function useClashes(known: readonly Occupant[], error: Error | null) {
  const [passed, setPassed] = useState<string | null>(null);
  const met = error instanceof ClashError ? error.clashes : [];
  const keys = new Set(known.map(occupantKey));
  const clashes = [...known, ...met.filter((other) => !keys.has(occupantKey(other)))];
  const shown = clashes.map(occupantKey).join('\n');
  return {
    clashes,
    override: clashes.length > 0 && passed === shown,
    setOverride: (override: boolean) => setPassed(override ? shown : null),
  };
}

export interface TypedPlace extends ReservedTime {
  room: string | undefined;
}

const PLACE = ['room', 'date_from', 'time_from', 'date_until', 'time_until'] as const;

interface PlaceProps {
  place: TypedPlace;
  self: string | null;
  takesRoom: boolean;
  form: { clearFieldError(path: string): void };
  save: { error: Error | null; variables: Partial<Record<(typeof PLACE)[number], unknown>> | undefined };
}

/** `problems` gives messages by field that keep the form from being saved. */
export function usePlaceClashes({ place, self, takesRoom, form, save }: PlaceProps) {
  const mayOverride = useUser().permissions.includes('override_clashes');
  const { occupants, isError } = useOccupancy(askedPlace(place));
  const isTheSame = PLACE.every((name) => save.variables?.[name] === place[name]);
  const others = (occupants ?? []).filter(({ id }) => id !== self);
  const given = others.filter(({ status }) => status !== 'new');
  const { clashes, override, setOverride } = useClashes(given, isTheSame ? save.error : null);
  const asked = JSON.stringify([PLACE.map((name) => place[name]), override]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message was about another room or time, or was followed
  useEffect(() => form.clearFieldError('clash'), [asked]);
  return {
    clashes,
    waiting: others.filter(({ status }) => status === 'new'),
    isError,
    override: takesRoom && override,
    setOverride,
    problems: (): Record<string, string> =>
      !takesRoom || clashes.length === 0 || override ? {} : { clash: mayOverride ? NOT_TICKED : NOT_ALLOWED },
    said: new Set([...clashes, ...others].map(occupantKey)),
  };
}

/** The notice shows the clash, so the form only says what to do. */
export function inNotice(error: unknown): never {
  if (!(error instanceof ClashError)) throw error;
  throw new ApiError(409, TAKEN_MEANWHILE, { clash: [TAKEN_MEANWHILE] });
}

const ONLY_A_REQUEST =
  'Povedzte to hneď tomu, kto volá. Zapísať sa dá len žiadosť, potvrdiť pôjde, až keď bude miestnosť voľná.';
const NOT_ENTERED = 'Nič sa nezapísalo. Zmeňte miestnosť či čas.';

/**
 * Looks anew, because a fast typist is ahead of the notice; asks nothing when it cannot tell.
 * @throws ApiError when the user goes back
 */
export async function askIfTaken(place: TypedPlace): Promise<void> {
  const given = await givenAt(place).catch(nothingKnown);
  if (given.length === 0) return;
  const goesOn = await confirmAction({
    title: 'Miestnosť je v\u00a0tom čase obsadená',
    text: (
      <Stack>
        <OccupantList occupants={given} isBeside />
        <Text>{ONLY_A_REQUEST}</Text>
      </Stack>
    ),
    confirmLabel: 'Zapísať ako žiadosť',
  });
  if (!goesOn) throw new ApiError(409, NOT_ENTERED);
}

async function givenAt(place: TypedPlace): Promise<Occupant[]> {
  const asked = askedPlace(place);
  if (asked === null) return [];
  const { items } = await readOccupancy(asked.span, asked.rooms);
  return items.filter(({ status }) => status !== 'new');
}

function nothingKnown(error: unknown): Occupant[] {
  if (error instanceof ApiError) return [];
  throw error;
}

function askedPlace({ room, ...time }: TypedPlace): Parameters<typeof useOccupancy>[0] {
  const { date_from, time_from, date_until, time_until } = time;
  if (room === undefined || date_from === null || !isCalendarDate(date_from)) return null;
  const last = date_until ?? date_from;
  const span = isCalendarDate(last) ? reservedSpan(time) : null;
  if (span === null || !(span.endMs > span.startMs) || span.endMs - span.startMs > MOST_MS) return null;
  const at = (day: string, clock: string | null) => (clock === null ? day : `${day}T${clock}`);
  return { rooms: [room], span: { from: at(date_from, time_from), until: at(last, time_until) } };
}

interface NoticeProps {
  state: ReturnType<typeof usePlaceClashes>;
  takesRoom: boolean;
  waits: boolean;
  error: CheckboxProps['error'];
}

export function refuseProblems(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.values(problems);
  const fields = Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, [text]]));
  if (first !== undefined) throw new ApiError(422, first, fields);
}

export function PlaceNotice({ state, takesRoom, waits, error }: NoticeProps) {
  const { clashes, waiting, isError, override, setOverride } = state;
  return (
    <>
      {isError && (
        <Text c="dimmed">Či je miestnosť v&nbsp;tom čase voľná, sa nepodarilo zistiť. Overíme to pri uložení.</Text>
      )}
      {clashes.length > 0 && takesRoom && (
        <ClashNotice
          message={SAME_PLACE}
          clashes={clashes}
          override={override}
          onOverride={setOverride}
          error={error}
        />
      )}
      {clashes.length > 0 && !takesRoom && (
        <Alert role="status" color="red" icon={<TriangleAlert aria-hidden />} title={SAME_PLACE}>
          <OccupantList occupants={clashes} isBeside />
          {waits && <p>Uložiť žiadosť môžete, potvrdiť pôjde, až keď bude miestnosť voľná.</p>}
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert role="status" color="yellow" title="O&nbsp;ten istý čas žiada aj">
          <OccupantList occupants={waiting} isBeside />
        </Alert>
      )}
    </>
  );
}
