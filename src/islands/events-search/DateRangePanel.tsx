import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import {
  type CompleteRange,
  chooseDay,
  type DateRange,
  EMPTY_RANGE,
  inOrder,
  isComplete,
  parseTypedDay,
} from '../../domain/time/date-range.ts';
import { rangeProgress } from '../../domain/time/date-range-words.ts';
import { isoDay } from '../../domain/time/format-date.ts';
import type { CalendarProps } from './DateRangeCalendar.tsx';
import css from './DateRangePanel.module.css';
import { TypedDayField } from './TypedDayField.tsx';

interface Props {
  id: string;
  value: CompleteRange | null;
  onApply: (range: CompleteRange) => void;
  onReset: () => void;
}

type CalendarLoad =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Calendar: ComponentType<CalendarProps> };

/**
 * The dialog in which a range is chosen: typed or clicked, applied only when whole (SPEC 2.5, STANDARDS 1.2). What was not
 * applied is forgotten when it closes. The month itself loads on first use; days can be typed without it.
 */
export function DateRangePanel({ id, value, onApply, onReset }: Props) {
  const [today] = useState(() => isoDay(Date.now()));
  const [range, setRange] = useState<DateRange>(value ?? EMPTY_RANGE);
  const [month, setMonth] = useState(value?.start ?? today);
  const [clicks, setClicks] = useState(0);
  const [load, setLoad] = useState<CalendarLoad>({ state: 'loading' });
  const panel = useRef<HTMLDivElement>(null);
  const progressId = useId();

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    import('./DateRangeCalendar.tsx').then(
      ({ DateRangeCalendar }) => setLoad({ state: 'ready', Calendar: DateRangeCalendar }),
      () => setLoad({ state: 'failed' }),
    );
  }, []);

  // The calendar takes the focus, which ends a scroll under way.
  useEffect(() => {
    if (load.state === 'ready') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [load.state]);

  const typeDay = (changed: Partial<DateRange>) => {
    setRange({ ...range, ...changed });
    const day = changed.start ?? changed.end;
    if (day) setMonth(day);
  };
  const ordered = inOrder(range);
  const chooseInCalendar = (day: string) => {
    setRange(chooseDay(ordered, day));
    // The typed fields begin anew: what was half typed before no longer matters.
    setClicks(clicks + 1);
  };
  return (
    // Non-modal: the page behind stays usable.
    <div ref={panel} id={id} role="dialog" aria-label="Výber obdobia" tabIndex={-1} className={css.panel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(ordered)) onApply(ordered);
        }}
      >
        <div className={css.typed}>
          <TypedDayField
            key={`od-${clicks}`}
            label="Od"
            day={range.start}
            parse={(text) => parseTypedDay(text, today)}
            onType={(start) => typeDay({ start })}
          />
          <TypedDayField
            key={`do-${clicks}`}
            label="Do"
            day={range.end}
            parse={(text) => parseTypedDay(text, range.start ?? today)}
            onType={(end) => typeDay({ end })}
          />
        </div>
        <div className={css.month}>
          {load.state === 'loading' && <p role="status">Načítavam kalendár…</p>}
          {load.state === 'failed' && (
            <p role="alert">Kalendár sa nepodarilo načítať. Dni môžete napísať do políčok.</p>
          )}
          {load.state === 'ready' && (
            <load.Calendar
              range={ordered}
              month={month}
              today={today}
              // Only when nobody has begun to type meanwhile.
              autoFocus={document.activeElement === panel.current}
              onMonthChange={setMonth}
              onChoose={chooseInCalendar}
            />
          )}
        </div>
        <p id={progressId} role="status" className={css.progress}>
          {rangeProgress(ordered)}
        </p>
        <div className={css.actions}>
          <button type="button" className="button" onClick={onReset}>
            Resetovať
          </button>
          <button
            type="submit"
            className="button button--red"
            disabled={!isComplete(ordered)}
            aria-describedby={progressId}
          >
            Použiť
          </button>
        </div>
      </form>
    </div>
  );
}
