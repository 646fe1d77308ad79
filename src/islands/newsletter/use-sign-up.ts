import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { askQuestion, SUBSCRIBE_FAILED, type SumQuestion, subscribe } from '../../api/newsletter.ts';

/** Where a visitor stands on the way to the newsletter (SPEC 4). */
export type SignUp =
  | { step: 'email' }
  | { step: 'loading' }
  /** No question could be loaded; `isLoading`: it is tried again. */
  | { step: 'unasked'; isLoading: boolean }
  | { step: 'question'; question: SumQuestion; isSending: boolean }
  | { step: 'answer'; isSuccess: boolean; message: string };

const EMAIL: SignUp = { step: 'email' };

/**
 * The steps of signing up. `readEmail` is asked again when the question has come: without an address nothing opens.
 * @param onSuccess when the server has taken the address
 */
export function useSignUp(readEmail: () => string, onSuccess: () => void) {
  const [signUp, setSignUp] = useState(EMAIL);
  const underWay = useRef<AbortController>(null);

  /** Ends the call under way, whose answer then counts no more. */
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
