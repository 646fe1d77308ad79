import { useId, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { askQuestion, SUBSCRIBE_FAILED, type SumQuestion, subscribe } from '../../api/newsletter.ts';
import { Spinner } from '../parts/Outcome.tsx';
import css from './NewsletterForm.module.css';
import { SignUpDialog } from './SignUpDialog.tsx';

interface Props {
  /** What visitors agree to by signing up, word by word. */
  consent: string;
}

/** The address field of the newsletter; the other steps happen in the dialog it opens. */
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
      {/* The method `dialog` sends nothing: the address must not get into the URL when the button is pressed before hydration. */}
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
          {/* The alert appears together with its text, because some screen readers do not read text put into an empty alert. */}
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

/** How far a visitor has come in signing up. */
export type SignUp =
  | { step: 'email' }
  | { step: 'loading' }
  /** No question could be loaded; `isLoading`: another try is under way. */
  | { step: 'unasked'; isLoading: boolean }
  | { step: 'question'; question: SumQuestion; isSending: boolean }
  | { step: 'answer'; isSuccess: boolean; message: string };

const EMAIL: SignUp = { step: 'email' };

/**
 * The steps of signing up. `readEmail` is called again when the question has loaded; without an address nothing opens.
 * @param onSuccess called when the server has accepted the address
 */
function useSignUp(readEmail: () => string, onSuccess: () => void) {
  const [signUp, setSignUp] = useState(EMAIL);
  const underWay = useRef<AbortController>(null);

  /** Cancels the call under way and ignores its answer. */
  function newCall(): AbortSignal {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  }

  async function ask() {
    if (readEmail() === '') return;
    const signal = newCall();
    setSignUp(({ step }) => (step === 'unasked' ? { step, isLoading: true } : { step: 'loading' }));
    const next = await askQuestion(signal).then(
      (question): SignUp => ({ step: 'question', question, isSending: false }),
      (): SignUp => ({ step: 'unasked', isLoading: false }),
    );
    if (signal.aborted) return;
    setSignUp(readEmail() === '' ? EMAIL : next);
  }

  async function answer(question: SumQuestion, sum: number) {
    const signal = newCall();
    setSignUp({ step: 'question', question, isSending: true });
    const next = await subscribe(readEmail(), { sum, challenge: question.challenge }, signal).then(
      (message) => ({ step: 'answer', isSuccess: true, message }) as const,
      (error) => ({ step: 'answer', isSuccess: false, message: messageOf(error) }) as const,
    );
    if (signal.aborted) return;
    setSignUp(next);
    if (next.isSuccess) onSuccess();
  }

  function reset() {
    newCall();
    setSignUp(EMAIL);
  }

  return { signUp, ask, answer, reset };
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : SUBSCRIBE_FAILED;
}
