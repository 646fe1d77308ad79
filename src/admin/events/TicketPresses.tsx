import { Badge, Button, Group, Menu } from '@mantine/core';
import { Ticket } from 'lucide-react';
import { type EventFields, type EventItem, events } from '../../api/admin-events.ts';
import type { Tickets } from '../../domain/events/event-dates.ts';
import { endsAt } from '../../domain/time/written-moment.ts';
import { IconButton } from '../shared/buttons.tsx';
import { useSave } from '../shared/use-save.ts';
import { dateInWords } from './date-values.ts';
import { TICKETS_NAMES } from './words.ts';

type Listed = EventItem & Pick<EventFields, 'tickets' | 'dates'>;
type Row = NonNullable<Listed['dates']>[number];

interface Change {
  tickets: Press;
  key: number | null;
  name: string;
}

export function TicketPresses({ event, nowMs }: { event: EventItem; nowMs: number }) {
  return hasTickets(event) ? <Presses event={event} nowMs={nowMs} /> : null;
}

function hasTickets(event: EventItem): event is Listed {
  const { start_date, dates = null, tickets = null, is_paid = false, status = null, draft = false, phase } = event;
  if (start_date === undefined || draft || phase === 'ended' || status?.name === 'Zrušený') return false;
  return is_paid || tickets !== null || (dates ?? []).some((row) => row.tickets !== null);
}

function Presses({ event, nowMs }: { event: Listed; nowMs: number }) {
  const { id, title, version, dates, tickets: whole } = event;
  const change = useSave({
    call: (asked: Change) => events.change(String(id), version, fieldsOf(event, asked)),
    done: (answer, { tickets, name }) =>
      answer.outcome === 'saved' ? `${name}: ${WORDS[tickets]}` : { problem: answer.message },
    undo: (answer, { name }) => {
      if (answer.outcome !== 'saved') return null;
      const { version: after } = answer.entry;
      return async () => {
        const back = await events.change(String(id), after, { tickets: whole, ...(dates !== null && { dates }) });
        return back.outcome === 'saved' ? `${name}: vrátené, ako to bolo.` : { problem: back.message };
      };
    },
    refresh: [['events']],
  });
  const coming = (dates ?? []).filter((row) => row.status !== 'Zrušený' && overMs(row) > nowMs);
  const [only] = coming;
  if (dates !== null && only === undefined) return null;
  const press = (asked: Change) => change.mutate(asked);
  if (coming.length > 1)
    return (
      <Menu width="20rem" position="bottom-start">
        <Menu.Target>
          <IconButton {...SMALL} icon={Ticket} loading={change.isPending} aria-label={`Vstupenky: ${title}`}>
            Vstupenky
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>Všetky termíny</Menu.Label>
          <Items state={shared(coming.map((row) => row.tickets ?? whole))} date={null} name={title} onPress={press} />
          {coming.map((row) => (
            <div key={row.key}>
              <Menu.Divider />
              <Menu.Label>{rowName(row)}</Menu.Label>
              <Items state={row.tickets ?? whole} date={row.key} name={`${title}, ${rowName(row)}`} onPress={press} />
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  const state = only?.tickets ?? whole;
  const key = only?.key ?? null;
  const mark = state === 'sold-out' || state === 'few-left' ? state : null;
  return (
    <Group gap="0.25rem" wrap={mark === null ? 'nowrap' : 'wrap'}>
      {mark !== null && <Badge color={mark === 'sold-out' ? 'red' : 'yellow'}>{TICKETS_NAMES[mark]}</Badge>}
      {nextStates(state).map((tickets) => (
        <Button
          key={tickets}
          {...SMALL}
          disabled={change.isPending}
          aria-label={`${PRESSES[tickets]}: ${title}`}
          onClick={() => press({ tickets, key, name: title })}
        >
          {PRESSES[tickets]}
        </Button>
      ))}
    </Group>
  );
}

const SMALL = { variant: 'subtle', size: 'sm', px: '0.5rem', mih: '2.75rem' } as const;

interface ItemsProps {
  state: Tickets | null;
  date: number | null;
  name: string;
  onPress: (change: Change) => void;
}

function Items({ state, date, name, onPress }: ItemsProps) {
  return nextStates(state).map((tickets) => (
    <Menu.Item
      key={tickets}
      aria-label={`${PRESSES[tickets]}: ${name}`}
      onClick={() => onPress({ tickets, key: date, name })}
    >
      {PRESSES[tickets]}
    </Menu.Item>
  ));
}

type Press = 'sold-out' | 'few-left' | 'on-sale';

const PRESSES: Readonly<Record<Press, string>> = {
  'sold-out': 'Vypredané',
  'few-left': 'Zostáva málo',
  'on-sale': 'Späť na predaj',
};

const WORDS: Readonly<Record<Press, string>> = {
  'on-sale': 'vstupenky sú znova v\u00a0predaji.',
  'few-left': 'zostáva málo vstupeniek.',
  'sold-out': 'vypredané.',
};

function nextStates(state: Tickets | null): readonly Press[] {
  if (state === 'sold-out') return ['on-sale'];
  return state === 'few-left' ? ['sold-out', 'on-sale'] : ['sold-out', 'few-left'];
}

/** What is said of all dates replaces what was said of single ones. */
function fieldsOf({ dates }: Listed, { tickets, key }: Change): Record<string, unknown> {
  if (dates === null) return { tickets };
  if (key === null) return { tickets, dates: dates.map((row) => ({ ...row, tickets: null })) };
  return { dates: dates.map((row) => (row.key === key ? { ...row, tickets } : row)) };
}

function shared(states: readonly (Tickets | null)[]): Tickets | null {
  const [first = null] = states;
  return states.every((state) => state === first) ? first : null;
}

function rowName({ start_date, end_date }: Row): string {
  return dateInWords({ start_date, end_date: end_date ?? '' }) ?? start_date;
}

function overMs({ start_date, end_date }: Row): number {
  return Date.parse(endsAt(start_date, end_date ?? undefined));
}
