import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../api/client.ts';

/** Why a form was not accepted. */
export interface Refusal {
  /** About the form as a whole; null: the messages of its fields say it. */
  message: string | null;
  fields: FieldErrors;
  /** Of the answer; 0: there was none. */
  status: number;
}

/** `attempt` counts the results, so that each one is noticed, even a second refusal in a row. */
export type Submission<Result> =
  | { state: 'open' | 'sending' }
  | { state: 'accepted'; attempt: number; result: Result }
  | ({ state: 'refused'; attempt: number } & Refusal);

type Outcome<Result> = { state: 'accepted'; result: Result } | ({ state: 'refused' } & Refusal);

/**
 * Sends a form of a public page, one call at a time. Only the form holds its values.
 * @param send its signal is aborted when the form is reset
 * @param refusalOf what is shown of an error; it throws those that are no answer of the server
 */
export function useSubmission<Content, Result>(
  send: (content: Content, signal: AbortSignal) => Promise<Result>,
  refusalOf: (error: unknown) => Refusal,
) {
  const [submission, setSubmission] = useState<Submission<Result>>({ state: 'open' });
  const underWay = useRef<AbortController>(null);
  const attempts = useRef(0);

  /** Forgets the result, and the call under way with its answer. */
  const reset = useCallback(() => {
    underWay.current?.abort();
    underWay.current = null;
    setSubmission({ state: 'open' });
  }, []);

  // When the browser's Back restores the page, it is still as it was when the user left, with the form being sent.
  useEffect(() => {
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted && underWay.current !== null) reset();
    };
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [reset]);

  function end(outcome: Outcome<Result>): void {
    attempts.current += 1;
    setSubmission({ ...outcome, attempt: attempts.current });
  }

  return {
    submission,
    reset,

    /** Refuses what is not worth sending, for the messages of its fields. */
    refuse(fields: FieldErrors, message: string | null = null): void {
      if (underWay.current === null) end({ state: 'refused', message, fields, status: 0 });
    },

    /** @returns whether it was accepted; false also while an earlier call is under way */
    async submit(content: Content): Promise<boolean> {
      if (underWay.current !== null) return false;
      const call = new AbortController();
      underWay.current = call;
      setSubmission({ state: 'sending' });
      try {
        const result = await send(content, call.signal);
        if (call.signal.aborted) return false;
        end({ state: 'accepted', result });
        return true;
      } catch (error) {
        if (!call.signal.aborted) end({ state: 'refused', ...refusalOf(error) });
        return false;
      } finally {
        if (underWay.current === call) underWay.current = null;
      }
    },

    /** Removes the message about a field while it is being corrected. */
    forgive(field: string): void {
      setSubmission((current) => {
        if (current.state !== 'refused' || current.fields[field] === undefined) return current;
        const { [field]: _, ...fields } = current.fields;
        return { ...current, fields };
      });
    },
  };
}
