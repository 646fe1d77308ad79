import { Checkbox, SegmentedControl, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type DeskEntry, enterReservation } from '../../api/admin-reservations.ts';
import { suggestedMailText } from '../../domain/reservations/reservation-mail-text.ts';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { END_OF_DAY } from '../../domain/time/typed-hours.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { LongForm } from '../shared/form-parts.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useCreationKey, useSave } from '../shared/use-save.ts';
import { askIfTaken, inNotice, PlaceNotice, refuseProblems, usePlaceClashes } from './clashes.tsx';
import { useRooms } from './queries.ts';
import { EMPTY_RESERVATION, ReservationFields, toFields } from './ReservationFields.tsx';

type EntrySource = 'phone' | 'block';

const SOURCES: { value: EntrySource; label: string }[] = [
  { value: 'phone', label: 'Rezervácia' },
  { value: 'block', label: 'Zablokovať miestnosť' },
];

const EMPTY = { ...EMPTY_RESERVATION, notes: '', mail_text: suggestedMailText('confirmed') };

/** The calendar gives `?start=2026-12-05T18:00&room=…`. */
export function EntryPage() {
  const [search] = useSearchParams();
  const { query: rooms } = useRooms();
  const start = search.get('start') ?? '';
  const asked = search.get('room');
  const isWaiting = rooms.isPending || (asked !== null && rooms.data === undefined);
  const room = roomOf(rooms.data ?? [], asked);
  return (
    <>
      <PageHeader title="Nový zápis" lead="Zapíšte, čo prišlo telefonicky alebo osobne, alebo zablokujte miestnosť." />
      {isWaiting ? (
        <QueryState query={rooms} />
      ) : (
        <EntryForm key={`${start} ${asked}`} values={{ ...EMPTY, ...timeFrom(start), room }} />
      )}
    </>
  );
}

/** That of the address, or the only one there is. */
export function roomOf(rooms: readonly { id: string; retired: boolean }[], asked: string | null): string | null {
  const offered = rooms.filter(({ retired }) => !retired);
  const [only] = offered.length === 1 ? offered : [];
  return (offered.find(({ id }) => id === asked) ?? only)?.id ?? null;
}

function EntryForm({ values: initialValues }: { values: typeof EMPTY }) {
  const navigate = useNavigate();
  const [source, setSource] = useState<EntrySource>('phone');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = useForm({ initialValues });
  const keyOf = useCreationKey();
  const save = useSave({
    call: (entry: DeskEntry) => enterReservation(entry, keyOf(entry)),
    done: source === 'block' ? 'Miestnosť je zablokovaná.' : 'Rezervácia je zapísaná.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const isBlock = source === 'block';
  const takesRoom = isBlock || isConfirmed;
  const clashes = usePlaceClashes({ place: toFields(form.values), self: null, takesRoom, form, save });
  return (
    <>
      <SegmentedControl
        aria-label="Čo zapisujete"
        style={{ justifySelf: 'start', maxWidth: '100%' }}
        data={SOURCES}
        value={source}
        onChange={setSource}
      />
      <LongForm>
        <FormShell
          form={form}
          submitLabel={isBlock ? 'Zablokovať' : isConfirmed ? 'Zapísať a\u00a0potvrdiť' : 'Zapísať'}
          onSubmit={async ({ notes, mail_text, ...values }) => {
            refuseProblems(clashes.problems());
            const fields = toFields(values);
            if (!takesRoom) await askIfTaken(fields);
            const entry = { ...fields, notes, message: null, mail_text, source };
            const status = isConfirmed ? 'confirmed' : 'new';
            return save.mutateAsync({ ...entry, status, override: clashes.override }).catch(inNotice);
          }}
          onSaved={({ id }) => navigate(`/reservations/${id}`)}
          leadsAway
          actions={<LinkButton to="/reservations">Späť</LinkButton>}
        >
          <ReservationFields
            form={form}
            isBlock={isBlock}
            self={null}
            notice={<PlaceNotice state={clashes} takesRoom={takesRoom} waits={!takesRoom} error={form.errors.clash} />}
            said={clashes.said}
          />
          <Textarea
            label="Poznámky pre kolegov"
            description="Žiadateľ ich nikdy neuvidí."
            {...form.getInputProps('notes')}
          />
          {!isBlock && (
            <Checkbox
              label="Hneď potvrdiť"
              description="Miestnosť mu bude pridelená. Ak má e-mail, dostane potvrdenie s&nbsp;cenou a&nbsp;platbami."
              checked={isConfirmed}
              onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
            />
          )}
          {!isBlock && isConfirmed && form.values.email !== '' && (
            <Textarea
              label={`E-mail pre ${form.values.email}`}
              description="Pod text doplníme miestnosť, čas, cenu, dni platieb a&nbsp;odkaz na zrušenie."
              {...form.getInputProps('mail_text')}
            />
          )}
        </FormShell>
      </LongForm>
    </>
  );
}

/** A whole day, or an hour of it; empty for another text. */
export function timeFrom(start: string): { date_from: string; time_from: string; time_until: string } {
  if (isCalendarDate(start)) return { date_from: start, time_from: '', time_until: '' };
  if (!isWallClock(start)) return { date_from: '', time_from: '', time_until: '' };
  const [day = '', time = ''] = start.split('T');
  return { date_from: day, time_from: time, time_until: hourAfter(time) };
}

function hourAfter(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const next = Number(hour) + 1;
  return next === 24 ? END_OF_DAY : `${String(next).padStart(2, '0')}:${minutes}`;
}
