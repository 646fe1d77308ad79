import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../api/admin-client.ts';
import { type EventFields, events } from '../../../api/admin-events.ts';
import { ApiError } from '../../../api/client.ts';
import type { TypedDate } from '../../../domain/events/repeat-dates.ts';
import { formatSpan } from '../../../domain/time/format-date.ts';
import { typedEnd } from '../../../domain/time/typed-span.ts';
import { toOffsetIso } from '../../../domain/time/written-moment.ts';
import { DateTimeField, momentProblems } from '../../entries/DateTimeField.tsx';
import { withClashQuestion } from '../../shared/clash-question.tsx';
import { QueryState } from '../../shared/states.tsx';
import { useSave } from '../../shared/use-save.ts';
import { movedEnd } from '../event-moves.ts';
import { toFields } from '../event-values.ts';
import { askIfMoved } from '../move-question.tsx';
import { dateOf, movedValues, type OneDate, whenFields } from './moved-date.ts';

const GONE = 'Termín medzitým niekto zmenil alebo zrušil. Zavrite okno a\u00a0pozrite si kalendár znova.';
const TOO_EARLY = 'Koniec má byť neskôr ako začiatok.';

interface Props {
  id: string;
  title: string;
  dateKey: number;
  onClose: () => void;
}

export function MoveDate({ id, title, dateKey, onClose }: Props) {
  const query = useQuery({
    queryKey: ['events', 'move', id],
    queryFn: () => events.find(id),
    // The form is made from the version that was there when it was opened.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Modal opened onClose={onClose} size="lg" title={`Presunúť: ${title}`}>
      <QueryState query={query}>
        {(event) => {
          const date = event.is_broken ? null : dateOf(event, dateKey);
          if (event.is_broken || date === null)
            return (
              <Alert color="red" role="alert">
                {event.is_broken ? (
                  <Link to={`/events/${id}`}>Súbor podujatia má chybu, najprv ju opravte.</Link>
                ) : (
                  GONE
                )}
              </Alert>
            );
          return <MoveForm key={event.version} event={event} dateKey={dateKey} date={date} onClose={onClose} />;
        }}
      </QueryState>
    </Modal>
  );
}

interface FormProps {
  event: EventFields;
  dateKey: number;
  date: OneDate;
  onClose: () => void;
}

function MoveForm({ event, dateKey, date, onClose }: FormProps) {
  const id = String(event.id);
  const [start, setStart] = useState(date.start_date);
  const [end, setEnd] = useState(date.end_date ?? '');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useSave({
    call: async (times: TypedDate) => {
      const fields = whenFields(toFields(await askIfMoved(event, movedValues(event, dateKey, times))));
      return withClashQuestion(async (override) => {
        const answer = await events.change(id, event.version, fields, override);
        if (answer.outcome === 'conflict') throw new ApiError(409, GONE);
        return answer.entry;
      });
    },
    done: 'Presunuté.',
    undo: (saved) => async () => {
      const answer = await events.change(id, saved?.version ?? null, whenFields(event));
      return answer.outcome === 'saved' ? 'Termín je späť.' : { problem: 'Medzitým to niekto zmenil.' };
    },
    refresh: [['events']],
    showsErrors: false,
    onDone: onClose,
  });
  const fields = save.error instanceof ApiError ? Object.entries(save.error.fields) : [];
  const whole = typedEnd(start, end);
  const isSame = start === date.start_date && whole === (date.end_date ?? '');

  function move(to: string): void {
    setEnd((before) => movedEnd({ from: start, to, end: before }));
    setStart(to);
  }
  function submit(submitted: SubmitEvent): void {
    submitted.preventDefault();
    const found = momentProblems({ start_date: start, end_date: whole });
    if (start === '') found.start_date = 'Vyberte deň a\u00a0čas.';
    if (whole !== '' && found.end_date === undefined && whole <= start) found.end_date = TOO_EARLY;
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate({ start_date: start, end_date: whole });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>
          Teraz: {formatSpan(toOffsetIso(date.start_date), date.end_date === null ? null : toOffsetIso(date.end_date))}
          {event.dates !== null && event.dates.length > 1 && '. Ostatné termíny podujatia sa nezmenia.'}
        </Text>
        {save.error !== null && (
          <Alert role="alert" color="red">
            {fields.flatMap(([, texts]) => texts).join(' ') || errorText(save.error)}
          </Alert>
        )}
        <DateTimeField
          label="Nový začiatok"
          name="start_date"
          required
          value={start}
          onChange={move}
          error={problems.start_date}
        />
        <DateTimeField
          label="Nový koniec"
          name="end_date"
          value={end}
          start={start}
          onChange={setEnd}
          error={problems.end_date}
        />
        {date.status === 'Zrušený' && <Text c="dimmed">Termín ostane zrušený.</Text>}
        <Group justify="flex-end">
          <Button onClick={onClose}>Späť</Button>
          <Button variant="filled" type="submit" disabled={isSame} loading={save.isPending}>
            Presunúť
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
