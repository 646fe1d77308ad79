import { useEffect, useId, useRef, useState } from 'react';
import type { SumQuestion } from '../../api/newsletter.ts';
import { Spinner } from '../parts/Spinner.tsx';
import css from './SignUpDialog.module.css';

interface Props {
  question: SumQuestion;
  isSending: boolean;
  onAnswer: (sum: number) => void;
  onCancel: () => void;
}

/** 'Kontrola proti spamu' (SPEC 2.6): a sum, set as large as on a poster. */
export function QuestionStep({ question, isSending, onAnswer, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // When it comes after another try, the button that had the focus is gone.
  useEffect(() => field.current?.focus(), []);

  const submit = () => {
    const { current } = field;
    if (current === null || isSending) return;
    const isAnswered = current.validity.valid;
    setProblem(isAnswered ? null : 'Napíšte výsledok ako celé číslo.');
    if (isAnswered) onAnswer(current.valueAsNumber);
    else current.focus();
  };

  return (
    <form
      className={css.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>Aby prehľad neodoberali stroje, spočítajte, prosím:</p>
      <div className={css.sum}>
        <label className="display" htmlFor={`${id}-sum`}>
          <span className="visually-hidden">
            Koľko je {question.num1} + {question.num2}?
          </span>
          <span aria-hidden="true">
            {question.num1} + {question.num2} =
          </span>
        </label>
        <input
          ref={field}
          id={`${id}-sum`}
          className={`display ${css.sumField}`}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          step={1}
          required
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onInput={() => setProblem(null)}
        />
      </div>
      <p id={`${id}-problem`} className={css.problem}>
        {problem !== null && <span role="alert">{problem}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {isSending && 'Odosielam…'}
      </p>
      <div className={css.buttons}>
        <button type="button" className="button" onClick={onCancel}>
          Zrušiť
        </button>
        <button type="submit" className="button button--ink" disabled={isSending}>
          {isSending && <Spinner />}
          Potvrdiť
        </button>
      </div>
    </form>
  );
}
