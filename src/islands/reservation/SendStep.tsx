import type { FieldErrors } from '../../api/client.ts';
import { RESERVATION_CONSENT } from '../../domain/reservations/rental-rules.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { FormStep } from './FormStep.tsx';
import type { SecurityQuestion } from './form-content.ts';
import { elementId } from './form-problems.ts';
import { RequestField } from './RequestField.tsx';
import css from './SendStep.module.css';
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
      <div className={css.trap} aria-hidden="true">
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
