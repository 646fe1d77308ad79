import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { isMissing } from '../../api/admin-client.ts';
import { type EventFields, type EventItem, events, readAnnouncements } from '../../api/admin-events.ts';
import { ApiError } from '../../api/client.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { thumbnailUrl } from '../../domain/galleries/picture-source.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { askInDialog } from '../shared/confirm.tsx';
import { PlainList } from '../shared/layout.tsx';
import {
  type AnnouncedMove,
  announcedMove,
  announcedMoveTo,
  correctedMove,
  markedAsMoved,
  oldWordsIn,
} from './announced-changes.ts';
import { dateInWords } from './date-values.ts';
import { type EventValues, toValues } from './event-values.ts';

const NOT_SAVED = 'Podujatie nie je uložené, čo ste napísali, zostalo vo formulári.';

interface Move extends AnnouncedMove {
  id: number;
}

/** What was answered for a change is not asked again. */
interface Answered {
  opened: EventFields;
  values: EventValues;
}

export async function askIfMoved(opened: EventFields, values: EventValues, answered?: Answered): Promise<EventValues> {
  const nowMs = Date.now();
  const move = announcedMove(opened, values, nowMs);
  if (move === null) return values;
  const before = answered === undefined ? null : announcedMove(answered.opened, answered.values, nowMs);
  if (before?.isMarked === move.isMarked && isSameValue(before.change, move.change)) return values;
  const answer = await ask([{ ...move, id: opened.id }]);
  if (answer === null) throw new ApiError(409, NOT_SAVED);
  return answer === 'moved' ? markedAsMoved(values, move.change, nowMs) : correctedMove(values, move.change);
}

/**
 * Leaves to the call, which names it, what a colleague has changed.
 * @returns ids to mark as moved; null when the user goes back
 * @throws ApiError when an event cannot be read
 */
export function askWhichMoved(
  events: readonly Pick<EventItem, 'id' | 'version'>[],
  day: string,
): Promise<number[] | null> {
  const nowMs = Date.now();
  return askAboutAll(events, (event, { version }) =>
    event.version === version ? announcedMoveTo(event, day, nowMs) : null,
  );
}

interface Following {
  id: number;
  fields: Partial<EventFields>;
}

export function askWhichFollow(events: readonly Following[]): Promise<number[] | null> {
  const nowMs = Date.now();
  return askAboutAll(events, (event, { fields }) => announcedMove(event, toValues({ ...event, ...fields }), nowMs));
}

async function askAboutAll<Asked extends { id: number }>(
  events: readonly Asked[],
  moveOf: (event: EventFields, asked: Asked) => AnnouncedMove | null,
): Promise<number[] | null> {
  const opened = await Promise.all(events.map(({ id }) => readEvent(id)));
  const moves = events.flatMap((asked, at): Move[] => {
    const event = opened[at] ?? null;
    const move = event === null ? null : moveOf(event, asked);
    return move === null ? [] : [{ ...move, id: asked.id }];
  });
  if (moves.length === 0) return [];
  const answer = await ask(moves);
  if (answer === null) return null;
  return answer === 'moved' ? moves.map(({ id }) => id) : [];
}

/** null: it is gone or broken. */
export async function readEvent(id: number): Promise<EventFields | null> {
  const event = await events.find(String(id)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return event === null || event.is_broken ? null : event;
}

type Answer = 'moved' | 'corrected';

export function ask(moves: readonly Move[]): Promise<Answer | null> {
  const isMarked = moves.every((move) => move.isMarked);
  const marked = moves.length === 1 ? 'Uložiť presunuté podujatie?' : 'Uložiť presunuté podujatia?';
  const title = isMarked ? marked : 'Presunúť, alebo opraviť preklep?';
  return askInDialog<Answer>({ title, size: 'lg' }, (answer) => (
    <MoveQuestion moves={moves} isMarked={isMarked} onAnswer={answer} />
  ));
}

interface Props {
  moves: readonly Move[];
  isMarked: boolean;
  onAnswer: (answer: Answer | null) => void;
}

function MoveQuestion({ moves, isMarked, onAnswer }: Props) {
  const isDated = moves.some(({ change }) => change.dates.length > 0);
  return (
    <Stack>
      {moves.map(({ id, values, change }) => (
        <Stack key={id} gap="xs">
          {moves.length > 1 && <Text fw={600}>{values.title}</Text>}
          <Changes values={values} change={change} />
          <OldWords values={values} change={change} />
        </Stack>
      ))}
      {!isMarked && (
        <PlainList>
          <li>{`Presunúť: návštevníci uvidia označenie „presunuté“${isDated ? ' a\u00a0pôvodný termín' : ''}.`}</li>
          <li>Opraviť preklep: zmení sa to bez slova, ako keby to tak bolo od začiatku.</li>
        </PlainList>
      )}
      <Told moves={moves} />
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => onAnswer(null)}>
          Späť
        </Button>
        {!isMarked && <Button onClick={() => onAnswer('corrected')}>Opraviť preklep</Button>}
        <Button variant="filled" onClick={() => onAnswer('moved')}>
          {isMarked ? 'Uložiť' : 'Presunúť'}
        </Button>
      </Group>
    </Stack>
  );
}

type Changed = Pick<Move, 'values' | 'change'>;

function Changes({ values, change: { dates, place } }: Changed) {
  return (
    <PlainList>
      {dates.map(({ key, from, to }) => (
        <li key={key}>{`Termín: ${inWords(from)}, po novom ${inWords(to)}`}</li>
      ))}
      {place !== null && <li>{`Miesto: ${place.from}, po novom ${place.to || unnamedPlace(values)}`}</li>}
    </PlainList>
  );
}

function unnamedPlace({ point }: EventValues): string {
  return point === null ? 'v\u00a0dome' : 'neuvedené';
}

function inWords(start_date: string): string {
  return dateInWords({ start_date, end_date: '' }) ?? '';
}

function OldWords({ values, change: { dates } }: Changed) {
  const { poster } = values;
  const found = oldWordsIn(values, dates);
  return (
    <>
      {poster !== null && (
        <Group align="start" wrap="nowrap">
          <Image src={thumbnailUrl(poster.image_path)} alt={poster.alt_text || 'Plagát'} w="6rem" />
          <Text>Pozrite si plagát: môže na ňom byť, čo už neplatí. Nový vložíte vo formulári podujatia.</Text>
        </Group>
      )}
      {found.length > 0 && (
        <div>
          <Text fw={600}>Čo už neplatí, je ešte v&nbsp;textoch</Text>
          <PlainList>
            {found.map(({ field, sentence }) => (
              <li key={`${field} ${sentence}`}>{`${EVENTS.fields[field].name}: „${sentence}“`}</li>
            ))}
          </PlainList>
        </div>
      )}
    </>
  );
}

const CALENDARS =
  'Kto odoberá kalendár domu, uvidí zmenu sám. Kto si podujatie pridal do svojho zo súboru, má v\u00a0ňom staré údaje.';

function Told({ moves }: { moves: readonly Move[] }) {
  const answers = useQueries({
    queries: moves.map(({ id }) => ({
      queryKey: ['events', 'announcements', id],
      queryFn: () => readAnnouncements(id),
    })),
  });
  const issues = moves.flatMap(({ id, values }, at) =>
    (answers[at]?.data?.newsletters ?? []).map((issue) => ({ ...issue, id, title: values.title })),
  );
  const isKnown = answers.every(({ data }) => data !== undefined);
  const isOne = moves.length === 1;
  const them = isOne ? 'ňom' : 'nich';
  return (
    <div role="status">
      <Text fw={600}>Kto sa o&nbsp;tom dozvie</Text>
      <PlainList>
        <li>{CALENDARS}</li>
        {answers.some(({ isError }) => isError) && (
          <li>{`Či o\u00a0${them} písal newsletter, sa práve nedá zistiť.`}</li>
        )}
        {isKnown && issues.length === 0 && <li>{`Newsletter o\u00a0${them} ešte nepísal.`}</li>}
        {issues.map(({ id, title, subject, sent_at, people }) => (
          <li key={`${id} ${subject} ${sent_at}`}>
            {isOne ? 'Písal o\u00a0ňom' : `O\u00a0podujatí „${title}“ písal`}
            {` newsletter „${subject}“, ${formatDate(sent_at)}, príjemcov: ${people}. `}
            Sami sa nič nedozvedia, môžete im poslať správu.
          </li>
        ))}
      </PlainList>
    </div>
  );
}
