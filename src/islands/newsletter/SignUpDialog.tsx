import { useId, useRef } from 'react';
import type { SumQuestion } from '../../api/newsletter.ts';
import { useModal } from '../use-modal.ts';
import { AnswerStep } from './AnswerStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import css from './SignUpDialog.module.css';
import { UnaskedStep } from './UnaskedStep.tsx';
import type { SignUp } from './use-sign-up.ts';

interface Props {
  state: Extract<SignUp, { step: 'unasked' | 'question' | 'answer' }>;
  onRetry: () => void;
  onAnswer: (question: SumQuestion, sum: number) => void;
  /** Closes and forgets question, answer and message (SPEC 4). */
  onClose: () => void;
  focusFallback: () => HTMLElement | null;
}

/** The two steps of the newsletter's modal (SPEC 2.6), and what stands in for the first when it cannot be taken. */
export function SignUpDialog({ state, onRetry, onAnswer, onClose, focusFallback }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, focusFallback);

  return (
    <dialog
      ref={dialog}
      className={`${css.dialog} ${css[toneOf(state)]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on the second Escape in a row whatever its page says.
      onClose={onClose}
    >
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
