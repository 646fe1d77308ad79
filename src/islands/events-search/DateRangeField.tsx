import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type CompleteRange, formatRange } from '../../domain/time/date-range.ts';
import { rangeInWords } from '../../domain/time/date-range-words.ts';
import { Calendar } from '../icons/Calendar.tsx';
import css from './DateRangeField.module.css';
import { DateRangePanel } from './DateRangePanel.tsx';

interface Props {
  value: CompleteRange | null;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onApply: (range: CompleteRange) => void;
  onReset: () => void;
}

/** The box that shows the chosen range and opens the panel to choose it in (SPEC 2.5). */
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
    // Keyboard users who walk on leave no open panel behind, which would cover what they walk to.
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
          // What is seen belongs to the name, for those who press it by saying it (WCAG 2.5.3).
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
