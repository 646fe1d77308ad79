import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../api/client.ts';
import { RESERVATION_CONSENT } from '../../domain/reservations/reservation-messages.ts';
import { elementId, FIELD_LABELS, type SecurityQuestion } from './form-content.ts';
import { FormStep, RequestField } from './form-steps.tsx';
import css from './ReservationForm.module.css';
import type { Submission } from './use-submission.ts';

interface Props {
  /** null until the page has come alive: the numbers are drawn in the browser. */
  question: SecurityQuestion | null;
  submission: Submission;
  errors: FieldErrors;
}

export function SendStep({ question, submission, errors }: Props) {
  const isSubmitting = submission.state === 'submitting';
  const sum = question === null ? 'Koľko je súčet?' : `Koľko je ${question.first} + ${question.second}?`;
  return (
    <FormStep number={4} title="Odoslať">
      <RequestField
        name="captchaAnswer"
        label="Bezpečnostná otázka"
        isRequired
        isWide
        question={sum}
        hint="Jednoduchým súčtom nám pomôžete odlíšiť ľudí od automatov."
        errors={errors.captcha}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${css.sum}`}
            type="number"
            step={1}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </RequestField>
      <Consent errors={errors.agreedToTerms} />
      {/* Not display: none, which machines know. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="rezervacia-website">Toto pole nechajte prázdne</label>
        <input id="rezervacia-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={css.end}>
        <FormOutcome submission={submission} />
        {/* Also off until the page has come alive: the browser's own way of sending leads nowhere. */}
        <button type="submit" className="button button--red" disabled={isSubmitting || question === null}>
          {isSubmitting ? 'Odosielam...' : 'Odoslať rezerváciu'}
        </button>
        <p className={css.promise}>Odoslaním sa k&nbsp;ničomu nezaväzujete. Do 24&nbsp;hodín vám odpovieme.</p>
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

/** How sending ended. It takes the focus and stays, other than the toast. */
function FormOutcome({ submission }: { submission: Submission }) {
  const region = useRef<HTMLDivElement>(null);
  const attempt = 'attempt' in submission ? submission.attempt : 0;
  // Once per attempt: mending a field makes the summary shorter, but must not call the visitor back to it.
  useEffect(() => {
    if (attempt === 0) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <div
      ref={region}
      tabIndex={-1}
      role={submission.state === 'failed' ? 'alert' : 'status'}
      className={`takes-focus ${css.region}`}
    >
      {submission.state === 'sent' && (
        <div className={`${css.outcome} ${css.success}`}>
          <p className={css.lead}>{submission.accepted.message}</p>
          <p>
            Číslo vašej žiadosti je <strong className={css.reference}>{submission.accepted.reference}</strong>.
            Odpovieme vám do 24&nbsp;hodín.
          </p>
          {submission.accepted.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
      {submission.state === 'failed' && (
        <div className={`${css.outcome} ${css.failure}`}>
          <p className={css.lead}>Pri odosielaní formulára nastala chyba: {submission.reason}</p>
          <ul className={css.problems}>
            {Object.keys(FIELD_LABELS)
              .filter((field) => submission.errors[field] !== undefined)
              .map((field) => (
                <li key={field}>
                  <a href={`#${elementId(field)}`} onClick={(event) => focusField(event, field)}>
                    {FIELD_LABELS[field]}
                  </a>
                  : {submission.errors[field]?.[0]}
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Without a new entry in the history: the way back leads off the page, not through the fields. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  const element = document.getElementById(elementId(field));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
