import { Alert, Anchor, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CalendarClock, ChevronUp, Eye, EyeOff, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type BulkOutcome, changeEvents, type EventItem } from '../../api/admin-events.ts';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { eventCount, plural } from '../../domain/words/plural.ts';
import { IconButton } from '../shared/buttons.tsx';
import type { Question } from '../shared/confirm.tsx';
import { PlainList } from '../shared/layout.tsx';
import { NameList, type Selection, SelectionBar } from '../shared/selection.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { showProblem, useCreationKey, useSave } from '../shared/use-save.ts';
import { askWhichMoved } from './move-question.tsx';
import { returning } from './words.ts';

const MOST = 100;

type Change =
  | { action: 'publish' | 'unpublish' | 'delete'; events: readonly EventItem[] }
  | { action: 'move'; events: readonly EventItem[]; day: string; as_moved: number[] };

type Failure = BulkOutcome['failed'][number] & { title: string };

export function BulkActions({ selection }: { selection: Selection<EventItem> }) {
  const isPhone = useMediaQuery('(width < 48rem)') ?? false;
  const [isMoving, setIsMoving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const keyOf = useCreationKey();
  // The same change may be asked for again after it was undone.
  const answered = useRef(0);
  const change = useSave({
    call: (asked: Change) => {
      const { events, ...what } = asked;
      const body = { ...what, rows: events.map(({ id, version }) => ({ id, version })) };
      return changeEvents(body, keyOf({ ...body, answered: answered.current }));
    },
    question: questionOf,
    done: ({ done, failed }, { action }) =>
      done.length === 0
        ? { problem: 'Nezmenilo sa nič. Prečo, je pod zoznamom.' }
        : [
            `${DONE[action]}: ${eventCount(done.length)}.`,
            ...(failed.length > 0 ? [`Nepodarilo sa: ${failed.length}.`] : []),
          ].join(' '),
    undo: ({ done, revision }) => (done.length === 0 ? null : takingBack(done, revision)),
    refresh: [['events', 'list']],
    onDone: ({ failed }, { events }) => {
      answered.current += 1;
      setIsMoving(false);
      const titles = new Map(events.map(({ id, title }) => [id, title]));
      setFailures(failed.map((one) => ({ ...one, title: titles.get(one.id) ?? String(one.id) })));
      const wrong = new Set(failed.map(({ id }) => id));
      selection.set(
        events.filter(({ id }) => !wrong.has(id)),
        false,
      );
    },
  });

  const { rows } = selection;
  const [drafts, others] = [rows.filter(({ draft }) => draft === true), rows.filter(({ draft }) => draft === false)];
  const readable = rows.filter(({ start_date }) => start_date !== undefined);

  async function move(day: string): Promise<void> {
    setIsAsking(true);
    try {
      const as_moved = await askWhichMoved(readable, day);
      if (as_moved !== null) change.mutate({ action: 'move', events: readable, day, as_moved });
    } catch (error) {
      showProblem(error);
    }
    setIsAsking(false);
  }

  const actions: readonly Action[] = [
    {
      label: 'Zverejniť',
      icon: Eye,
      count: drafts.length,
      run: () => change.ask({ action: 'publish', events: drafts }),
    },
    {
      label: 'Späť na koncept',
      icon: EyeOff,
      count: others.length,
      run: () => change.ask({ action: 'unpublish', events: others }),
    },
    { label: 'Presunúť na deň', icon: CalendarClock, count: readable.length, run: () => setIsMoving(true) },
    {
      label: 'Zmazať',
      icon: Trash2,
      count: rows.length,
      isDanger: true,
      run: () => change.ask({ action: 'delete', events: rows }),
    },
  ];
  return (
    <>
      <Failures failures={failures} onClose={() => setFailures([])} />
      {rows.length > 0 && (
        <SelectionBar words={eventCount(rows.length)} onClear={selection.clear}>
          {rows.length > MOST ? (
            <Text c="var(--red-text)">Naraz sa dá zmeniť najviac {MOST} podujatí, zrušte výber niektorých.</Text>
          ) : (
            <Actions actions={actions} isPhone={isPhone} isBusy={change.isPending} />
          )}
        </SelectionBar>
      )}
      {isMoving && (
        <MoveDialog
          events={readable}
          isBusy={isAsking || change.isPending}
          onMove={move}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}

function takingBack(done: BulkOutcome['done'], revision: string) {
  const body = { action: 'restore', revision, rows: done } as const;
  const key = crypto.randomUUID();
  return async () => {
    const { done: back, failed } = await changeEvents(body, key);
    const isRenumbered = back.some(({ id }) => !done.some((one) => one.id === id));
    if (failed.length === 0)
      return `Vrátené: ${eventCount(done.length)}${isRenumbered ? ', čo malo číslo iného podujatia, má nové' : ''}.`;
    return { problem: `${eventCount(failed.length)} už medzitým niekto zmenil, tie ostali, ako sú.` };
  };
}

const DONE = { publish: 'Zverejnené', unpublish: 'Späť na koncept', move: 'Presunuté', delete: 'Zmazané' } as const;

interface Action {
  label: string;
  icon: LucideIcon;
  count: number;
  isDanger?: boolean;
  run: () => void;
}

function Actions({ actions, isPhone, isBusy }: { actions: readonly Action[]; isPhone: boolean; isBusy: boolean }) {
  if (!isPhone)
    return actions.map(({ label, icon, count, isDanger = false, run }) => (
      <IconButton
        key={label}
        icon={icon}
        disabled={count === 0 || isBusy}
        onClick={run}
        {...(isDanger && { c: 'var(--red-text)' })}
      >
        {label}
      </IconButton>
    ));
  return (
    <Menu position="top-start" width={260}>
      <Menu.Target>
        <IconButton variant="filled" icon={ChevronUp} loading={isBusy}>
          Čo s&nbsp;nimi
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, count, isDanger = false, run }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon aria-hidden size={18} />}
            disabled={count === 0}
            onClick={run}
            {...(isDanger && { c: 'var(--red-text)' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function questionOf(change: Change): Question {
  const { action, events } = change;
  const count = eventCount(events.length);
  const dialog = (text: string) => (
    <Stack gap="xs">
      <Text>{text}</Text>
      <NameList names={events.map(({ title }) => title)} />
    </Stack>
  );
  if (action === 'publish')
    return {
      title: `Zverejniť ${count}?`,
      text: dialog('Na webe ich bude vidieť o\u00a0chvíľu, alebo v\u00a0čase, ktorý majú nastavený.'),
      confirmLabel: 'Zverejniť',
    };
  if (action === 'unpublish')
    return {
      title: `Stiahnuť z\u00a0webu ${count}?`,
      text: dialog('Ostanú tu ako koncepty, návštevníci ich neuvidia.'),
      confirmLabel: 'Stiahnuť z\u00a0webu',
    };
  return {
    title: `Zmazať ${count}?`,
    text: dialog(`Zmiznú z\u00a0webu aj s\u00a0fotografiami. ${returning(events)}`),
    confirmLabel: `Zmazať ${count}`,
    isDanger: true,
  };
}

interface MoveDialogProps {
  events: readonly EventItem[];
  isBusy: boolean;
  onMove: (day: string) => void;
  onClose: () => void;
}

function MoveDialog({ events, isBusy, onMove, onClose }: MoveDialogProps) {
  const [day, setDay] = useState('');
  const isDay = isCalendarDate(day);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDay) onMove(day);
  };
  return (
    <Modal opened onClose={onClose} title={`Presunúť ${eventCount(events.length)} na iný deň`}>
      <Stack component="form" onSubmit={submit}>
        <Text>
          {plural(events.length, 'Začne sa', 'Všetky sa začnú', 'Všetky sa začnú')} v&nbsp;ten istý deň, hodiny aj dĺžka
          ostanú.
        </Text>
        <NameList names={events.map(({ title }) => title)} />
        <DayField label="Na ktorý deň" required value={day} onChange={setDay} data-autofocus />
        <Group justify="flex-end">
          <Button onClick={onClose}>Späť</Button>
          <Button variant="filled" type="submit" disabled={!isDay} loading={isBusy}>
            Presunúť
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Failures({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  if (failures.length === 0) return null;
  return (
    <Alert
      mt="md"
      color="red"
      role="alert"
      icon={<TriangleAlert aria-hidden />}
      title={`Nezmenené: ${eventCount(failures.length)}`}
      withCloseButton
      closeButtonLabel="Zavrieť"
      onClose={onClose}
    >
      <PlainList>
        {failures.map(({ id, title, message }) => (
          <li key={id}>
            <Anchor component={Link} to={`/events/${id}`} c="inherit" fw={600}>
              {title}
            </Anchor>
            : {message}
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}
