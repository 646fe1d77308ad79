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
 * @param send its signal is aborted when the form is reset or sent again
 * @param refusalOf what is shown of an error; it throws those that are no answer of the server
 */
export function useSubmission<Content, Result>(
  send: (content: Content, signal: AbortSignal) => Promise<Result>,
  refusalOf: (error: unknown) => Refusal,
) {
  const [submission, setSubmission] = useState<Submission<Result>>({ state: 'open' });
  const latest = useRef<AbortController>(null);
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const reopen = useCallback(() => {
    isUnderWay.current = false;
    setSubmission({ state: 'open' });
  }, []);

  // When the browser's Back restores the page, it is still as it was when the user left, with the form being sent. The answer may
  // be lost; where it comes after all, it counts.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isUnderWay.current) reopen();
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [reopen]);

  function end(outcome: Outcome<Result>): void {
    attempts.current += 1;
    setSubmission({ ...outcome, attempt: attempts.current });
  }

  return {
    submission,

    /** Forgets the result, and the last call with its answer. */
    reset(): void {
      latest.current?.abort();
      reopen();
    },

    /** Refuses what is not worth sending, for the messages of its fields. */
    refuse(fields: FieldErrors, message: string | null = null): void {
      if (!isUnderWay.current) end({ state: 'refused', message, fields, status: 0 });
    },

    /** @returns whether it was accepted; false also while an earlier call is under way */
    async submit(content: Content): Promise<boolean> {
      if (isUnderWay.current) return false;
      latest.current?.abort();
      const call = new AbortController();
      latest.current = call;
      isUnderWay.current = true;
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
        if (latest.current === call) isUnderWay.current = false;
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
