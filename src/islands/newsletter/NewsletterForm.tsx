import { useId, useRef, useState } from 'react';
import { Spinner } from '../parts/Outcome.tsx';
import css from './NewsletterForm.module.css';
import { SignUpDialog } from './SignUpDialog.tsx';
import { useSignUp } from './use-sign-up.ts';

interface Props {
  consent: string;
}

export function NewsletterForm({ consent }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fieldProblem, setFieldProblem] = useState<string | null>(null);
  const { signUp, ask, answer, reset } = useSignUp(
    () => field.current?.value.trim() ?? '',
    () => {
      if (field.current) field.current.value = '';
    },
  );

  const submit = () => {
    const problem = field.current === null ? null : problemOf(field.current);
    setFieldProblem(problem);
    if (problem === null) void ask();
    else field.current?.focus();
  };
  const isLoading = signUp.step === 'loading';
  return (
    <>
      {/* `dialog` sends nothing: a press before hydration must not put the address into the URL. */}
      <form
        className={`needs-script ${css.form}`}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) submit();
        }}
      >
        <label className={css.label} htmlFor={`${id}-email`}>
          E-mailová adresa <span className={css.hint}>(povinná)</span>
        </label>
        <div className={css.row}>
          <input
            ref={field}
            id={`${id}-email`}
            className={css.field}
            type="email"
            autoComplete="email"
            placeholder="vas@email.sk"
            required
            maxLength={254}
            aria-invalid={fieldProblem !== null}
            aria-describedby={`${id}-problem ${id}-consent`}
            onInput={() => setFieldProblem(null)}
          />
          <button type="submit" className={`button button--mustard ${css.submit}`} aria-disabled={isLoading}>
            {isLoading && <Spinner />}
            Prihlásiť sa
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {isLoading && 'Načítavam kontrolnú otázku…'}
        </p>
        <p id={`${id}-problem`} className={css.problem}>
          {/* Some screen readers do not read text put into an empty alert. */}
          {fieldProblem !== null && <span role="alert">{fieldProblem}</span>}
        </p>
        <p id={`${id}-consent`} className={css.consent}>
          {consent}
        </p>
      </form>
      {signUp.step !== 'email' && signUp.step !== 'loading' && (
        <SignUpDialog
          state={signUp}
          onRetry={() => void ask()}
          onAnswer={(question, sum) => void answer(question, sum)}
          onClose={reset}
          focusFallback={() => field.current}
        />
      )}
    </>
  );
}

/** In Slovak, whatever the language of the browser. */
function problemOf({ validity }: HTMLInputElement): string | null {
  if (validity.valueMissing) return 'Napíšte svoju e-mailovú adresu.';
  return validity.valid ? null : 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.';
}
