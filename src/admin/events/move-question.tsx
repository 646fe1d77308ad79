import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { type EventFields, readAnnouncements } from '../../api/admin-events.ts';
import { ApiError } from '../../api/client.ts';
import { isPublished } from '../../domain/events/event-file.ts';
import { thumbnailUrl } from '../../domain/galleries/picture-source.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { PlainList } from '../shared/layout.tsx';
import {
  type AnnouncedChange,
  announcedChange,
  isMarkedAsMoved,
  markedAsMoved,
  oldWordsIn,
} from './announced-changes.ts';
import { dateInWords } from './date-values.ts';
import { EVENT_FIELD_NAMES, type EventValues, toValues } from './event-values.ts';

const NOT_SAVED = 'Podujatie nie je uložené, čo ste napísali, zostalo vo formulári.';

/**
 * Asks about a published event that gets another day, hour or place: whether it has moved, which visitors shall see, or a
 * mistake is put right. Nothing is asked about an event that visitors do not see, or will not any more.
 * @returns the values to be saved, marked as moved when that is the answer
 * @throws ApiError when the user goes back
 */
export async function askIfMoved(opened: EventFields, values: EventValues): Promise<EventValues> {
  const nowMs = Date.now();
  if (!isPublished(opened, nowMs)) return values;
  const change = announcedChange(toValues(opened), values, nowMs);
  if (change === null) return values;
  const isMarked = isMarkedAsMoved(values, change, nowMs);
  const answer = await ask({ id: opened.id, values, change, isMarked });
  if (answer === null) throw new ApiError(409, NOT_SAVED);
  return answer === 'moved' ? markedAsMoved(values, change, nowMs) : values;
}

/** Null: neither, the user goes back to the form. */
type Answer = 'moved' | 'corrected' | null;

interface Asked {
  id: number;
  values: EventValues;
  change: AnnouncedChange;
  /** Whether staff have marked it as moved already, so that only its consequences are told. */
  isMarked: boolean;
}

function ask(asked: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: asked.isMarked ? 'Uložiť presunuté podujatie?' : 'Presunúť, alebo opraviť preklep?',
      size: 'lg',
      // Called after an answer too; a promise keeps its first one.
      onClose: () => resolve(null),
      children: (
        <MoveQuestion
          {...asked}
          onAnswer={(answer) => {
            resolve(answer);
            modals.close(id);
          }}
        />
      ),
    });
  });
}

function MoveQuestion({ id, values, change, isMarked, onAnswer }: Asked & { onAnswer: (answer: Answer) => void }) {
  const { dates, place } = change;
  return (
    <Stack>
      <PlainList>
        {dates.map(({ key, from, to }) => (
          <li key={key}>{`Termín: ${inWords(from)}, po novom ${inWords(to)}`}</li>
        ))}
        {place !== null && <li>{`Miesto: ${place.from}, po novom ${place.to || unnamedPlace(values)}`}</li>}
      </PlainList>
      {!isMarked && (
        <PlainList>
          <li>
            {`Presunúť: návštevníci uvidia označenie „presunuté“${dates.length > 0 ? ' a\u00a0pôvodný termín' : ''}.`}
          </li>
          <li>Opraviť preklep: zmení sa to bez slova, ako keby to tak bolo od začiatku.</li>
        </PlainList>
      )}
      <OldWords values={values} change={change} />
      <Told id={id} />
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

/** Where an event is that names no place: visitors are told so of the house, unless it is on the map. */
function unnamedPlace({ point }: EventValues): string {
  return point === null ? 'v\u00a0dome' : 'neuvedené';
}

function inWords(start_date: string): string {
  return dateInWords({ start_date, end_date: '' }) ?? '';
}

/** The poster, which may show what is no longer true, and the sentences that name an old day or hour. */
function OldWords({ values, change: { dates } }: Pick<Asked, 'values' | 'change'>) {
  const { poster } = values;
  const found = oldWordsIn(values, dates);
  return (
    <>
      {poster !== null && (
        <Group align="start" wrap="nowrap">
          <Image src={thumbnailUrl(poster.image_path)} alt={poster.alt_text || 'Plagát'} w="6rem" />
          <Text>Pozrite si plagát: môže na ňom byť, čo už neplatí. Nový vložíte vo formulári.</Text>
        </Group>
      )}
      {found.length > 0 && (
        <div>
          <Text fw={600}>Čo už neplatí, je ešte v&nbsp;textoch</Text>
          <PlainList>
            {found.map(({ field, sentence }) => (
              <li key={`${field} ${sentence}`}>{`${EVENT_FIELD_NAMES[field]}: „${sentence}“`}</li>
            ))}
          </PlainList>
        </div>
      )}
    </>
  );
}

const CALENDARS =
  'Kto odoberá kalendár domu, uvidí zmenu sám. Kto si podujatie pridal do svojho zo súboru, má v\u00a0ňom staré údaje.';

/** Who learns of the change, and who does not. */
function Told({ id }: { id: number }) {
  const { data, isError } = useQuery({
    queryKey: ['events', 'announcements', id],
    queryFn: () => readAnnouncements(id),
  });
  return (
    <div role="status">
      <Text fw={600}>Kto sa o&nbsp;tom dozvie</Text>
      <PlainList>
        <li>{CALENDARS}</li>
        {isError && <li>Či o&nbsp;ňom písal newsletter, sa práve nedá zistiť.</li>}
        {data?.newsletters.length === 0 && <li>Newsletter o&nbsp;ňom ešte nepísal.</li>}
        {data?.newsletters.map(({ subject, sent_at, people }) => (
          <li key={`${subject} ${sent_at}`}>
            {`Písal o\u00a0ňom newsletter „${subject}“, ${formatDate(sent_at)}, príjemcov: ${people}. `}
            Sami sa nič nedozvedia, môžete im poslať správu.
          </li>
        ))}
      </PlainList>
    </div>
  );
}
