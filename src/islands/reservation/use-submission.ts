import { useRef, useState } from 'react';
import { ApiError, type FieldErrors, UNREACHABLE } from '../../api/client.ts';
import {
  type AcceptedReservation,
  CHECK_FIELDS,
  type ReservationBody,
  sendReservation,
} from '../../api/reservations.ts';
import { showToast } from '../parts/show-toast.ts';
import type { FormContent } from './form-content.ts';

/** Whatever is sent sooner after the form appeared is taken for a machine's (reservation-request.ts): quick people wait. */
const FASTEST_FILLING_MS = 2500;

/** `attempt` counts the ends, so that each one is noticed, also the second failure in a row. */
export type Submission =
  | { state: 'idle' | 'submitting' }
  | { state: 'sent'; attempt: number; accepted: AcceptedReservation }
  | { state: 'failed'; attempt: number; reason: string; errors: FieldErrors };

interface Attempt {
  content: string;
  body: ReservationBody;
  key: string;
}

/** Sending the form: idle, submitting, then sent or failed. Values live in the form alone. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const openedAt = useRef(0);
  const lastAttempt = useRef<Attempt | null>(null);
  const ended = useRef(0);

  /** The same content is sent again under the same key, byte by byte: if only the answer was lost, it comes now. */
  function attemptWith(content: FormContent): Attempt {
    const text = JSON.stringify(content);
    if (lastAttempt.current?.content === text) return lastAttempt.current;
    const body = {
      ...content,
      captchaAnswer: Number(content.captchaAnswer),
      filledInMs: Math.round(performance.now() - openedAt.current),
    };
    return { content: text, body, key: newKey() };
  }

  function fail(reason: string, errors: FieldErrors): void {
    ended.current += 1;
    setSubmission({ state: 'failed', attempt: ended.current, reason, errors });
    void showToast('error', reason);
  }

  return {
    submission,

    /** Begins to measure how long filling in takes. */
    open() {
      openedAt.current = performance.now();
    },

    refuse: (errors: FieldErrors) => fail(CHECK_FIELDS, errors),

    /** @returns whether it was taken */
    async send(content: FormContent): Promise<boolean> {
      setSubmission({ state: 'submitting' });
      const leftMs = FASTEST_FILLING_MS - (performance.now() - openedAt.current);
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      lastAttempt.current = attemptWith(content);
      try {
        const accepted = await sendReservation(lastAttempt.current.body, lastAttempt.current.key);
        lastAttempt.current = null;
        ended.current += 1;
        setSubmission({ state: 'sent', attempt: ended.current, accepted });
        void showToast('success', 'Rezervácia bola úspešne odoslaná!');
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        fail(reasonOf(error), error.fields);
        return false;
      }
    },

    /** Takes back what was said of a field that is being mended. */
    forgive(field: string) {
      setSubmission((current) => {
        if (current.state !== 'failed' || current.errors[field] === undefined) return current;
        const { [field]: _, ...errors } = current.errors;
        return { ...current, errors };
      });
    },
  };
}

function reasonOf({ status, fields, message }: ApiError): string {
  if (status === 0) return UNREACHABLE;
  return Object.keys(fields).length > 0 ? CHECK_FIELDS : message;
}

/** 128 random bits; `crypto.randomUUID` exists on https alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
