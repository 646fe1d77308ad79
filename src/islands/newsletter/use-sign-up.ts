import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { askQuestion, SUBSCRIBE_FAILED, type SumQuestion, subscribe } from '../../api/newsletter.ts';
import { type Submission, useSubmission } from '../parts/use-submission.ts';

export type SignUp =
  | { step: 'email' }
  | { step: 'loading' }
  | { step: 'unasked'; isLoading: boolean }
  | { step: 'question'; question: SumQuestion; isSending: boolean }
  | { step: 'answer'; isSuccess: boolean; message: string };

type Asked = Extract<SignUp, { step: 'email' | 'loading' | 'unasked' }> | { step: 'question'; question: SumQuestion };

const EMAIL: Asked = { step: 'email' };

/** `readEmail` is called again when the question has loaded. */
export function useSignUp(readEmail: () => string, onSuccess: () => void) {
  const [asked, setAsked] = useState(EMAIL);
  const asking = useRef<AbortController>(null);
  const form = useSubmission(
    ({ question, sum }: { question: SumQuestion; sum: number }, signal: AbortSignal) =>
      subscribe(readEmail(), { sum, challenge: question.challenge }, signal),
    (error) => ({ message: error instanceof ApiError ? error.message : SUBSCRIBE_FAILED, fields: {}, status: 0 }),
  );

  async function ask() {
    if (readEmail() === '') return;
    asking.current?.abort();
    const call = new AbortController();
    asking.current = call;
    setAsked(({ step }) => (step === 'unasked' ? { step, isLoading: true } : { step: 'loading' }));
    const next = await askQuestion(call.signal).then(
      (question): Asked => ({ step: 'question', question }),
      (): Asked => ({ step: 'unasked', isLoading: false }),
    );
    if (call.signal.aborted) return;
    setAsked(readEmail() === '' ? EMAIL : next);
  }

  async function answer(question: SumQuestion, sum: number) {
    if (await form.submit({ question, sum })) onSuccess();
  }

  function reset() {
    asking.current?.abort();
    form.reset();
    setAsked(EMAIL);
  }

  return { signUp: signUpOf(asked, form.submission), ask, answer, reset };
}

function signUpOf(asked: Asked, submission: Submission<string>): SignUp {
  if (asked.step !== 'question') return asked;
  if (submission.state === 'accepted') return { step: 'answer', isSuccess: true, message: submission.result };
  if (submission.state === 'refused')
    return { step: 'answer', isSuccess: false, message: submission.message ?? SUBSCRIBE_FAILED };
  return { ...asked, isSending: submission.state === 'sending' };
}
