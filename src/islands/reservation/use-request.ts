import { useRef, useState } from 'react';
import { ApiError, type FieldErrors, UNREACHABLE } from '../../api/client.ts';
import {
  type AcceptedReservation,
  CHECK_FIELDS,
  type ReservationBody,
  sendReservation,
} from '../../api/reservations.ts';
import type { ToastType } from './toaster.tsx';
import './toasts.css';
import type { FormContent } from './form-content.ts';

/** The server takes requests that come sooner for a machine's (reservation-request.ts), so quick people wait. */
const FASTEST_FILLING_MS = 2500;

/** `attempt` counts the failures, so that each one is noticed, even a second one in a row. */
export type Submission =
  | { state: 'idle' | 'submitting' }
  | { state: 'sent'; accepted: AcceptedReservation }
  | { state: 'failed'; attempt: number; reason: string; errors: FieldErrors };

interface Attempt {
  content: string;
  body: ReservationBody;
  key: string;
}

/** Sending the form: idle, submitting, then sent or failed. Only the form holds the values. */
export function useRequest() {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const openedAt = useRef(0);
  const lastAttempt = useRef<Attempt | null>(null);
  const failures = useRef(0);

  /** The same content is sent again under the same key, byte by byte: if only the answer was lost, the server sends it again. */
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
    failures.current += 1;
    setSubmission({ state: 'failed', attempt: failures.current, reason, errors });
    void showToast('error', reason);
  }

  return {
    submission,

    /** Begins to measure how long filling in the form takes. */
    open() {
      openedAt.current = performance.now();
    },

    refuse: (errors: FieldErrors) => fail(CHECK_FIELDS, errors),

    /** @returns whether the server accepted it */
    async send(content: FormContent): Promise<boolean> {
      setSubmission({ state: 'submitting' });
      const leftMs = FASTEST_FILLING_MS - (performance.now() - openedAt.current);
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      lastAttempt.current = attemptWith(content);
      try {
        const accepted = await sendReservation(lastAttempt.current.body, lastAttempt.current.key);
        lastAttempt.current = null;
        setSubmission({ state: 'sent', accepted });
        void showToast('success', 'Rezervácia bola úspešne odoslaná!');
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        fail(reasonOf(error), error.fields);
        return false;
      }
    },

    /** After one request was sent. */
    beginAnother: () => setSubmission({ state: 'idle' }),

    /** Removes the message about a field while it is being corrected. */
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

/** 128 random bits; `crypto.randomUUID` exists only on https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Shows a short message at the top right, which screen readers speak politely. It goes after 3.5 seconds, so the page must say
 * the same. The library is loaded when the first one is shown.
 */
async function showToast(type: ToastType, text: string): Promise<void> {
  // Without network there is no toast; the message in the page remains.
  const toaster = await import('./toaster.tsx').catch(() => null);
  await toaster?.raiseToast(type, text);
}
