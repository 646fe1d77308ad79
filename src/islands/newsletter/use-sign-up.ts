import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { askQuestion, SUBSCRIBE_FAILED, type SumQuestion, subscribe } from '../../api/newsletter.ts';

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
export function useSignUp(readEmail: () => string, onSuccess: () => void) {
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
