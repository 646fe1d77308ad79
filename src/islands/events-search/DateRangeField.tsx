import { type ComponentType, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { isoDay } from '../../domain/time/calendar-day.ts';
import {
  type CompleteRange,
  chooseDay,
  type DateRange,
  EMPTY_RANGE,
  formatRange,
  isComplete,
  orderRange,
  rangeInWords,
  rangeProgress,
} from '../../domain/time/date-range.ts';
import { formatTypedDay, readTypedDay } from '../../domain/time/typed-day.ts';
import { readTypedDays } from '../../domain/time/typed-when.ts';
import { Calendar } from '../parts/icons.tsx';
import type { CalendarProps } from './DateRangeCalendar.tsx';
import css from './DateRangeField.module.css';

interface Props {
  value: CompleteRange | null;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onApply: (range: CompleteRange) => void;
  onReset: () => void;
}

export function DateRangeField({ value, buttonRef, onApply, onReset }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => {
    setIsOpen(false);
    buttonRef.current?.focus();
  }, [buttonRef]);

  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !field.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    // The panel would cover what keyboard users move to.
    document.addEventListener('focusin', closeIfOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
  }, [isOpen, close]);

  return (
    <div ref={field} className={css.field}>
      <button
        ref={buttonRef}
        type="button"
        className={css.box}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Calendar />
        {value === null ? (
          <span className={css.placeholder}>Vyberte dátum</span>
        ) : (
          // Voice control needs the visible text in the name (WCAG 2.5.3).
          <>
            <span className="visually-hidden">Zmeniť dátum, </span>
            <span>{formatRange(value)}</span>
            <span className="visually-hidden"> ({rangeInWords(value)})</span>
          </>
        )}
      </button>
      {isOpen && (
        <DateRangePanel
          id={panelId}
          value={value}
          onApply={(range) => {
            onApply(range);
            close();
          }}
          onReset={() => {
            onReset();
            close();
          }}
        />
      )}
    </div>
  );
}

interface DateRangePanelProps {
  id: string;
  value: CompleteRange | null;
  onApply: (range: CompleteRange) => void;
  onReset: () => void;
}

type CalendarLoad =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Calendar: ComponentType<CalendarProps> };

function DateRangePanel({ id, value, onApply, onReset }: DateRangePanelProps) {
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

  // The focus on the calendar would stop a scroll that is under way.
  useEffect(() => {
    if (load.state === 'ready') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [load.state]);

  const typeDay = (changed: Partial<DateRange>) => {
    setRange({ ...range, ...changed });
    const day = changed.start ?? changed.end;
    if (day) setMonth(day);
  };
  /** Both days may be typed here: `3. – 5. 12.`. */
  const typeStart = (text: string) => {
    const days = readTypedDays(text, { today });
    typeDay({ start: days?.first ?? null, ...(days !== null && days.last !== null && { end: days.last }) });
  };
  const ordered = orderRange(range);
  const chooseInCalendar = (day: string) => {
    setRange(chooseDay(ordered, day));
    setClicks(clicks + 1);
  };
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label="Výber obdobia"
      tabIndex={-1}
      className={`takes-focus ${css.panel}`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(ordered)) onApply(ordered);
        }}
      >
        <div className={css.typed}>
          <TypedDayField key={`od-${clicks}`} label="Od" day={range.start} onType={typeStart} />
          <TypedDayField
            key={`do-${clicks}`}
            label="Do"
            day={range.end}
            onType={(text) => typeDay({ end: readTypedDay(text, { today, notBefore: range.start ?? today }) })}
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
              // Somebody may have begun to type meanwhile.
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

interface TypedDayFieldProps {
  label: string;
  day: string | null;
  /** `day` is null while the text is no day. */
  onType: (text: string) => void;
}

/** When visitors leave the field, it shows the day that was understood. */
function TypedDayField({ label, day, onType }: TypedDayFieldProps) {
  const id = useId();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const text = typed ?? (day === null ? '' : formatTypedDay(day));
  const isWrong = hasLeft && day === null && text.trim() !== '';

  const leave = () => {
    setHasLeft(true);
    if (day !== null) setTyped(null);
  };
  return (
    <div className={css.typedDay}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="d. m. rrrr"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => {
          setHasLeft(false);
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      {isWrong && (
        <p id={errorId} role="alert" className={css.error}>
          Taký deň nepoznáme. Napíšte ho ako 5. 12. 2026.
        </p>
      )}
    </div>
  );
}
