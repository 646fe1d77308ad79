import { type ChangeEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { AcceptedReservation } from '../../api/reservations.ts';
import type { HireRules } from '../../domain/content/hire.ts';
import type { Room } from '../../domain/content/rooms.ts';
import { answerTime } from '../../domain/reservations/hire-terms.ts';
import type { PricedEntry } from '../../domain/reservations/price-estimate.ts';
import { reservationWarnings } from '../../domain/reservations/reservation-warnings.ts';
import { firstOfMonth, isoDay } from '../../domain/time/calendar-day.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
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
import { useRequest } from './use-request.ts';

type HireableRoom = Pick<Room, 'id' | 'name' | 'label' | 'capacity_max'>;

interface Props {
  rooms: readonly HireableRoom[];
  prices: readonly PricedEntry[];
  hire: HireRules;
}

interface Visit {
  question: SecurityQuestion;
  /** In Bratislava, `2026-11-21`. */
  today: string;
}

/** Controls keep their own values, so that what was typed or chosen before hydration stays. */
export function ReservationForm({ rooms, prices, hire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [visit, setVisit] = useState<Visit | null>(null);
  const [content, setContent] = useState<FormContent | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const { submission, open, refuse, submit: send, reset: beginAnother, clearProblem } = useRequest();
  const isSent = submission.state === 'accepted';
  const errors = submission.state === 'refused' ? submission.fields : {};
  const room = rooms.find(({ id }) => id === content?.room);
  /** First day of the month. */
  const [month, setMonth] = useState<string | null>(null);
  const times = useBusyTimes(room?.id ?? '', month);

  const startVisit = useCallback(() => {
    const question = newQuestion();
    const today = isoDay(Date.now());
    setVisit({ question, today });
    setMonth(firstOfMonth(today));
    if (form.current === null) return;
    const typed = readForm(form.current, question);
    setContent(withRealDays(typed));
    keepDraft(typed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    open();
    if (form.current !== null) setIsRestored(restoreDraft(form.current));
    startVisit();
  }, []);

  function readChanged({ target }: ChangeEvent<HTMLFormElement>): void {
    // Behind the confirmation only the card of a room changes a field.
    if (isSent) beginAnother();
    readAgain('name' in target && typeof target.name === 'string' ? target.name : '');
  }

  function readAgain(changedField: string): void {
    if (form.current === null || visit === null) return;
    const typed = readForm(form.current, visit.question);
    const read = withRealDays(typed);
    setContent(read);
    keepDraft(typed);
    // A year that is still being typed may be in the Middle Ages.
    if (read.date_from !== content?.date_from && read.date_from >= visit.today) setMonth(firstOfMonth(read.date_from));
    clearProblem(fieldOf(changedField));
  }

  function chooseDay(day: string): void {
    const field = form.current?.elements.namedItem('date_from');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = day;
    readAgain(field.name);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (visit === null || submission.state === 'sending') return;
    const request = readForm(element, visit.question);
    const problems = findProblems(element, request, Date.now());
    if (Object.keys(problems).length > 0) return refuse(problems);
    if (!(await send(request))) return;
    startAnew(element);
  }

  function startAnew(element: HTMLFormElement): void {
    element.reset();
    dropDraft();
    setIsRestored(false);
    startVisit();
  }

  function writeAnother(): void {
    beginAnother();
    const section = form.current?.closest('section');
    section?.querySelector('h2')?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }

  const warnings =
    content === null || visit === null || room === undefined
      ? []
      : [...warningsOf(content, room, { rooms, hire, today: visit.today }), ...clashWarnings(content, times)];
  const price: PriceView = content === null ? { kind: 'unknown' } : priceView(prices, content);
  return (
    <form ref={form} className={css.sheet} noValidate onChange={readChanged} onSubmit={submit}>
      {isSent && <Confirmation accepted={submission.result} answerHours={hire.answer_hours} onAnother={writeAnother} />}
      <div hidden={isSent}>
        <p className={css.legend}>Polia s&nbsp;hviezdičkou&nbsp;* sú povinné.</p>
        <div role="status">
          {isRestored && (
            <p className={css.restored}>
              Vrátili sme vám, čo ste tu mali rozpísané.{' '}
              <button type="button" className="more-link" onClick={() => form.current && startAnew(form.current)}>
                Začať odznova
              </button>
            </p>
          )}
        </div>
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
              onDay={chooseDay}
            />
          )}
        </WhenStep>
        <WhatStep kinds={hire.kinds} prices={prices} errors={errors} messageLength={content?.message.length ?? 0} />
        <PricePanel
          view={price}
          isRoomChosen={room !== undefined}
          terms={hire}
          day={content?.date_from ?? ''}
          today={visit?.today ?? null}
          warnings={warnings}
        />
        <SendStep
          question={visit?.question ?? null}
          answerHours={hire.answer_hours}
          submission={submission}
          errors={errors}
        />
      </div>
    </form>
  );
}

function warningsOf(
  { date_from, date_until, attendees }: FormContent,
  room: HireableRoom,
  { rooms, hire, today }: Pick<Props, 'rooms' | 'hire'> & { today: string },
): string[] {
  const request = {
    date_from: date_from || null,
    date_until: date_until || null,
    attendees: attendees === '' ? null : Number(attendees),
  };
  return reservationWarnings(request, room, rooms, hire, today);
}

interface ConfirmationProps {
  accepted: AcceptedReservation;
  answerHours: number;
  onAnother: () => void;
}

/** Takes the focus and stays, unlike the toast. */
function Confirmation({ accepted: { message, reference, warnings }, answerHours, onAnother }: ConfirmationProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.sent}>
      <div ref={region} tabIndex={-1} role="status" className={`takes-focus ${css.region}`}>
        <div className={`${css.outcome} ${css.success}`}>
          <p className={css.lead}>{message}</p>
          <p>
            Číslo vašej žiadosti je <strong className={css.reference}>{reference}</strong>.
          </p>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <h3 className={css.next}>Čo bude ďalej</h3>
          <ol className={css.nextSteps}>
            <li>Do {answerTime(answerHours)} vám odpovieme, či je termín voľný a&nbsp;koľko bude prenájom stáť.</li>
            <li>Keď termín potvrdíme, miestnosť je vaša. Dovtedy sa k&nbsp;ničomu nezaväzujete.</li>
            <li>Ak sa niečo zmení, napíšte nám alebo zavolajte a&nbsp;povedzte toto číslo.</li>
          </ol>
        </div>
      </div>
      <button type="button" className="button" onClick={onAnother}>
        Poslať ďalšiu žiadosť
      </button>
    </div>
  );
}
