import { useEffect, useId, useRef, useState } from 'react';
import { QUESTION_FAILED, type SumQuestion } from '../../api/newsletter.ts';
import { NumberInput } from '../parts/NumberInput.tsx';
import { Sign, Spinner } from '../parts/Outcome.tsx';
import { useModal } from '../parts/use-modal.ts';
import css from './SignUpDialog.module.css';
import type { SignUp } from './use-sign-up.ts';

interface Props {
  state: Extract<SignUp, { step: 'unasked' | 'question' | 'answer' }>;
  onRetry: () => void;
  onAnswer: (question: SumQuestion, sum: number) => void;
  onClose: () => void;
  focusFallback: () => HTMLElement | null;
}

export function SignUpDialog({ state, onRetry, onAnswer, onClose, focusFallback }: Props) {
  const titleId = useId();
  const modal = useModal(onClose, focusFallback);

  return (
    <dialog {...modal} className={`${css.dialog} ${css[toneOf(state)]}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {state.step === 'answer' ? 'Odpoveď' : 'Kontrola proti spamu'}
      </h2>
      {state.step === 'unasked' && <UnaskedStep isLoading={state.isLoading} onRetry={onRetry} onCancel={onClose} />}
      {state.step === 'question' && (
        <QuestionStep
          question={state.question}
          isSending={state.isSending}
          onAnswer={(sum) => onAnswer(state.question, sum)}
          onCancel={onClose}
        />
      )}
      {state.step === 'answer' && <AnswerStep isSuccess={state.isSuccess} message={state.message} onClose={onClose} />}
    </dialog>
  );
}

function toneOf(state: Props['state']): 'asking' | 'success' | 'failure' {
  if (state.step === 'question') return 'asking';
  return state.step === 'answer' && state.isSuccess ? 'success' : 'failure';
}

interface QuestionStepProps {
  question: SumQuestion;
  isSending: boolean;
  onAnswer: (sum: number) => void;
  onCancel: () => void;
}

function QuestionStep({ question, isSending, onAnswer, onCancel }: QuestionStepProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
        <NumberInput
          ref={field}
          id={`${id}-sum`}
          className={`display ${css.sumField}`}
          autoComplete="off"
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
      <div className={`button-row ${css.buttons}`}>
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

interface UnaskedStepProps {
  isLoading: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

function UnaskedStep({ isLoading, onRetry, onCancel }: UnaskedStepProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);

  return (
    <div className={css.step}>
      {/* A new element makes screen readers repeat the same sentence. */}
      <p key={String(isLoading)} className={css.problem} role={isLoading ? undefined : 'alert'}>
        {QUESTION_FAILED}
      </p>
      <p className="visually-hidden" role="status">
        {isLoading && 'Načítavam kontrolnú otázku…'}
      </p>
      <div className={`button-row ${css.buttons}`}>
        <button type="button" className="button" onClick={onCancel}>
          Zrušiť
        </button>
        <button
          ref={retry}
          type="button"
          className="button button--ink"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) onRetry();
          }}
        >
          {isLoading && <Spinner />}
          Skúsiť znova
        </button>
      </div>
    </div>
  );
}

interface AnswerStepProps {
  isSuccess: boolean;
  message: string;
  onClose: () => void;
}

function AnswerStep({ isSuccess, message, onClose }: AnswerStepProps) {
  const messageId = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);

  return (
    <div className={css.step}>
      <p id={messageId} className={css.message}>
        <Sign tone={isSuccess ? 'success' : 'failure'} />
        <span>{message}</span>
      </p>
      <div className={`button-row ${css.buttons}`}>
        {/* Screen readers read the message with the button. */}
        <button ref={close} type="button" className="button button--ink" aria-describedby={messageId} onClick={onClose}>
          Zavrieť
        </button>
      </div>
    </div>
  );
}
