import { useEffect, useRef } from 'react';
import css from './FormOutcome.module.css';
import { elementId, FIELD_LABELS } from './form-problems.ts';
import type { Submission } from './use-submission.ts';

/** How sending ended (SPEC 8). It takes the focus and stays, other than the toast. */
export function FormOutcome({ submission }: { submission: Submission }) {
  const region = useRef<HTMLDivElement>(null);
  const attempt = 'attempt' in submission ? submission.attempt : 0;
  // Once per attempt: mending a field makes the summary shorter, but must not call the visitor back to it.
  useEffect(() => {
    if (attempt === 0) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <div ref={region} tabIndex={-1} role={submission.state === 'failed' ? 'alert' : 'status'} className={css.region}>
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
