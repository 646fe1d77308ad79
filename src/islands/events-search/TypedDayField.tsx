import { useId, useState } from 'react';
import { formatTypedDay } from '../../domain/time/date-range.ts';
import css from './TypedDayField.module.css';

interface Props {
  label: string;
  /** `2026-12-05` */
  day: string | null;
  parse: (text: string) => string | null;
  /** Called with each change: the typed day, or null while the text is none. */
  onType: (day: string | null) => void;
}

/** A day typed by hand. The text is the visitor's while they type, and what was understood once they leave. */
export function TypedDayField({ label, day, parse, onType }: Props) {
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
    <div className={css.field}>
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
          onType(parse(target.value));
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
