import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PricedEntry } from '../../domain/reservations/price-estimate.ts';
import { reservationWarnings } from '../../domain/reservations/reservation-warnings.ts';
import { firstOfMonth, isoDay } from '../../domain/time/calendar-day.ts';
import {
  type FormContent,
  fieldOf,
  findProblems,
  newQuestion,
  readForm,
  type SecurityQuestion,
  withRealDays,
} from './form-content.ts';
import { WhatStep, WhenStep, WhoStep } from './form-steps.tsx';
import { PricePanel, type PriceView, priceView } from './PricePanel.tsx';
import css from './ReservationForm.module.css';
import { clashWarnings, RoomCalendar, useBusyTimes } from './RoomCalendar.tsx';
import { SendStep } from './SendStep.tsx';
import { useSubmission } from './use-submission.ts';

interface HireableRoom {
  id: string;
  name: string;
  label: string;
  capacity_max: number | null;
}

interface Props {
  rooms: readonly HireableRoom[];
  prices: readonly PricedEntry[];
}

/** What the visitor's moment decides: known once the page has come alive. */
interface Visit {
  question: SecurityQuestion;
  /** In Bratislava, `2026-11-21`. */
  today: string;
}

/**
 * The reservation form. Its controls keep their own values, so that what was typed, filled in by the browser
 * or chosen on a room's card before the page came alive is still there afterwards.
 */
export function ReservationForm({ rooms, prices }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [visit, setVisit] = useState<Visit | null>(null);
  const [content, setContent] = useState<FormContent | null>(null);
  const { submission, open, refuse, send, forgive } = useSubmission();
  const errors = submission.state === 'failed' ? submission.errors : {};
  const room = rooms.find(({ id }) => id === content?.room);
  /** First day of the month the room calendar shows; the visitor's day leads it. */
  const [month, setMonth] = useState<string | null>(null);
  const times = useBusyTimes(room?.id ?? '', month);

  const startVisit = useCallback(() => {
    const question = newQuestion();
    const today = isoDay(Date.now());
    setVisit({ question, today });
    setMonth(firstOfMonth(today));
    if (form.current !== null) setContent(withRealDays(readForm(form.current, question)));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    open();
    startVisit();
  }, []);

  function readAgain({ target }: FormEvent<HTMLFormElement>): void {
    if (form.current === null || visit === null) return;
    const read = withRealDays(readForm(form.current, visit.question));
    setContent(read);
    // While a year is being typed it runs through the Middle Ages.
    if (read.date_from !== content?.date_from && read.date_from >= visit.today) setMonth(firstOfMonth(read.date_from));
    if ('name' in target && typeof target.name === 'string') forgive(fieldOf(target.name));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (visit === null || submission.state === 'submitting') return;
    const request = readForm(element, visit.question);
    const problems = findProblems(element, request, Date.now());
    if (Object.keys(problems).length > 0) return refuse(problems);
    if (!(await send(request))) return;
    element.reset();
    startVisit();
  }

  const warnings =
    content === null || visit === null || room === undefined
      ? []
      : [...warningsOf(content, room, visit.today), ...clashWarnings(content, times)];
  const price: PriceView = content === null ? { kind: 'unknown' } : priceView(prices, content);
  return (
    <form ref={form} className={css.sheet} noValidate onChange={readAgain} onSubmit={submit}>
      <p className={css.legend}>Polia s&nbsp;hviezdičkou&nbsp;* sú povinné.</p>
      <WhoStep errors={errors} />
      <WhenStep rooms={rooms} today={visit?.today ?? null} errors={errors}>
        {room !== undefined && month !== null && visit !== null && (
          <RoomCalendar
            roomName={room.name}
            month={month}
            today={visit.today}
            chosenDay={content?.date_from ?? ''}
            times={times}
            onMonth={setMonth}
          />
        )}
      </WhenStep>
      <WhatStep errors={errors} messageLength={content?.message.length ?? 0} />
      <PricePanel view={price} today={visit?.today ?? null} warnings={warnings} />
      <SendStep question={visit?.question ?? null} submission={submission} errors={errors} />
    </form>
  );
}

function warningsOf({ date_from, date_until, attendees }: FormContent, room: HireableRoom, today: string): string[] {
  const request = {
    date_from: date_from || null,
    date_until: date_until || null,
    attendees: attendees === '' ? null : Number(attendees),
  };
  return reservationWarnings(request, room, today);
}
