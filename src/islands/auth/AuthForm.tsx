import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../api/client.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import css from './AuthForm.module.css';
import { useSubmission } from './use-submission.ts';

interface Props {
  /** What the button does, and what is said while it is under way. */
  action: string;
  underWay: string;
  /** By field: what is said when it is missing or misspelt. */
  problemWords: Readonly<Record<string, string>>;
  /** The field a refusal without fields is mended in: a wrong password or code. */
  guessedField?: string;
  send: (values: FormData) => Promise<void>;
  /** Not what the page is for: its button stands back. */
  isQuiet?: boolean;
  children: (errors: FieldErrors) => ReactNode;
}

/**
 * A form of the screens of signing in. Its controls keep their own values, so that what a password manager fills in before the
 * page comes alive is there afterwards. After a refusal the focus goes to what has to be mended, else to the reason.
 */
export function AuthForm({ action, underWay, problemWords, guessedField, send, isQuiet = false, children }: Props) {
  const { submission, submit, forgive } = useSubmission(send);
  const form = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const reason = useRef<HTMLDivElement>(null);
  const isSending = submission.state === 'sending';
  const refusal = submission.state === 'refused' ? submission : null;

  const moveFocus = useEffectEvent(() => {
    const guessed = refusal?.status === 401 ? form.current?.elements.namedItem(guessedField ?? '') : null;
    const wrong = guessed ?? form.current?.querySelector('[aria-invalid="true"]');
    (wrong instanceof HTMLElement ? wrong : reason.current)?.focus();
    if (guessed instanceof HTMLInputElement) guessed.select();
  });
  // Once per refusal: mending a field must not move the focus.
  const attempt = refusal?.attempt ?? 0;
  useEffect(() => {
    if (attempt > 0) moveFocus();
  }, [attempt]);

  return (
    // This method sends nothing anywhere: pressed before the scripts have come, a password must not get into the address.
    <form
      ref={form}
      className={`needs-script ${css.form}`}
      method="dialog"
      noValidate
      onInput={({ target }) => target instanceof HTMLInputElement && forgive(target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, problemWords);
      }}
    >
      <div ref={reason} tabIndex={-1} className={css.reason}>
        {refusal?.message && (
          <Outcome key={refusal.attempt} tone="failure">
            {refusal.message}
          </Outcome>
        )}
      </div>
      {children(refusal?.fields ?? {})}
      {/* Off until the page has come alive: pressed before, nothing would happen. */}
      <button
        type="submit"
        className={`button ${isQuiet ? '' : 'button--red'} ${css.submit}`}
        disabled={!isAlive}
        aria-disabled={isSending}
      >
        {isSending && <Spinner />}
        {isSending ? underWay : action}
      </button>
      <p className="visually-hidden" role="status">
        {isSending && underWay}
      </p>
    </form>
  );
}
