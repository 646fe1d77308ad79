import { useId, useRef } from 'react';
import type { SumQuestion } from '../../api/newsletter.ts';
import { useModal } from '../use-modal.ts';
import { AnswerStep } from './AnswerStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import css from './SignUpDialog.module.css';
import type { SignUp } from './use-sign-up.ts';

interface Props {
  state: Extract<SignUp, { step: 'question' | 'answer' }>;
  onAnswer: (question: SumQuestion, sum: number) => void;
  /** Closes and forgets question, answer and message (SPEC 4). */
  onClose: () => void;
  focusFallback: () => HTMLElement | null;
}

/** The two steps of the newsletter's modal (SPEC 2.6). */
export function SignUpDialog({ state, onAnswer, onClose, focusFallback }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, focusFallback);
  const tone = state.step === 'question' ? css.asking : state.isSuccess ? css.success : css.failure;

  return (
    <dialog
      ref={dialog}
      className={`${css.dialog} ${tone}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on the second Escape in a row whatever its page says.
      onClose={onClose}
    >
      <h2 id={titleId} className={css.title}>
        {state.step === 'question' ? 'Kontrola proti spamu' : 'Odpoveď'}
      </h2>
      {state.step === 'question' ? (
        <QuestionStep
          question={state.question}
          isSending={state.isSending}
          onAnswer={(sum) => onAnswer(state.question, sum)}
          onCancel={onClose}
        />
      ) : (
        <AnswerStep isSuccess={state.isSuccess} message={state.message} onClose={onClose} />
      )}
    </dialog>
  );
}
