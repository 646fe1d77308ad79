import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../api/client.ts';
import type { AcceptedReservation } from '../../api/reservations.ts';
import { answerTime } from '../../domain/reservations/hire-terms.ts';
import { RESERVATION_CONSENT } from '../../domain/reservations/reservation-messages.ts';
import { NumberInput } from '../parts/NumberInput.tsx';
import type { Submission } from '../parts/use-submission.ts';
import { elementId, FIELD_LABELS, type SecurityQuestion } from './form-content.ts';
import { FormStep, RequestField } from './form-steps.tsx';
import css from './ReservationForm.module.css';

interface Props {
  /** Null until hydration, because the browser draws the numbers. */
  question: SecurityQuestion | null;
  answerHours: number;
  submission: Submission<AcceptedReservation>;
  errors: FieldErrors;
}

export function SendStep({ question, answerHours, submission, errors }: Props) {
  const isSubmitting = submission.state === 'sending';
  const sum = question === null ? 'Koľko je súčet?' : `Koľko je ${question.first} + ${question.second}?`;
  return (
    <FormStep number={4} title="Odoslať">
      <RequestField
        name="captchaAnswer"
        isRequired
        isWide
        question={sum}
        hint="Jednoduchým súčtom nám pomôžete odlíšiť ľudí od automatov."
        errors={errors}
      >
        {(control) => <NumberInput {...control} className={`${control.className} ${css.sum}`} autoComplete="off" />}
      </RequestField>
      <Consent errors={errors.agreedToTerms} />
      {/* Machines recognise `display: none`, so the field is hidden in another way. */}
      <div className="visually-hidden" aria-hidden="true">
        {/* Programs that fill in forms know the usual names, so the field has none of them. */}
        <label htmlFor="rezervacia-navyse">Toto pole nechajte prázdne</label>
        <input id="rezervacia-navyse" name="navyse" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={css.end}>
        <FormProblems submission={submission} />
        <button type="submit" className="button button--red" disabled={isSubmitting || question === null}>
          {isSubmitting ? 'Odosielam...' : 'Odoslať rezerváciu'}
        </button>
        <p className={css.promise}>
          Odoslaním sa k&nbsp;ničomu nezaväzujete. Do {answerTime(answerHours)} vám odpovieme.
        </p>
      </div>
    </FormStep>
  );
}

function Consent({ errors = [] }: { errors?: readonly string[] | undefined }) {
  const id = elementId('agreedToTerms');
  const isWrong = errors.length > 0;
  return (
    <div className={css.consent}>
      <input
        id={id}
        name="agreedToTerms"
        type="checkbox"
        required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-chyba` : undefined}
      />
      <div>
        <label htmlFor={id}>{RESERVATION_CONSENT.wording}*</label>
        <p className={css.more}>
          <a href="/privacy" target="_blank" rel="noopener">
            Ako s&nbsp;údajmi zaobchádzame<span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
          </a>
        </p>
        {isWrong && (
          <p id={`${id}-chyba`} className={css.error}>
            {errors[0]}
          </p>
        )}
      </div>
    </div>
  );
}

/** Takes the focus and stays, unlike the toast. */
function FormProblems({ submission }: Pick<Props, 'submission'>) {
  const region = useRef<HTMLDivElement>(null);
  const attempt = submission.state === 'refused' ? submission.attempt : 0;
  // Only once per attempt: correcting a field must not move the focus.
  useEffect(() => {
    if (attempt === 0) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <div
      ref={region}
      tabIndex={-1}
      role={submission.state === 'refused' ? 'alert' : 'status'}
      className={`takes-focus ${css.region}`}
    >
      {submission.state === 'refused' && (
        <div className={`${css.outcome} ${css.failure}`}>
          <p className={css.lead}>Pri odosielaní formulára nastala chyba: {submission.message}</p>
          <ul className={css.problems}>
            {Object.keys(FIELD_LABELS)
              .filter((field) => submission.fields[field] !== undefined)
              .map((field) => (
                <li key={field}>
                  <a href={`#${elementId(field)}`} onClick={(event) => focusField(event, field)}>
                    {FIELD_LABELS[field]}
                  </a>
                  : {submission.fields[field]?.[0]}
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Adds no history entry, so that Back leaves the page. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  const element = document.getElementById(elementId(field));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
