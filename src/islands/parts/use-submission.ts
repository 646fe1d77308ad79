import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../api/client.ts';

export interface Refusal {
  /** Null when the messages of the fields say it. */
  message: string | null;
  fields: FieldErrors;
  /** 0 when there was no answer. */
  status: number;
}

/** `attempt` tells a second refusal in a row from the first. */
export type Submission<Result> =
  | { state: 'open' | 'sending' }
  | { state: 'accepted'; attempt: number; result: Result }
  | ({ state: 'refused'; attempt: number } & Refusal);

type Outcome<Result> = { state: 'accepted'; result: Result } | ({ state: 'refused' } & Refusal);

/** Sends one call at a time; `reset` aborts it. `refusalOf` throws errors that are no answer of the server. */
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

  // Back may restore the page while it sends. The answer may be lost; if it comes, it counts.
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

    reset(): void {
      latest.current?.abort();
      reopen();
    },

    refuse(fields: FieldErrors, message: string | null = null): void {
      if (!isUnderWay.current) end({ state: 'refused', message, fields, status: 0 });
    },

    /** @returns false also while an earlier call is under way */
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

    clearProblem(field: string): void {
      setSubmission((current) => {
        if (current.state !== 'refused' || current.fields[field] === undefined) return current;
        const { [field]: _, ...fields } = current.fields;
        return { ...current, fields };
      });
    },
  };
}
