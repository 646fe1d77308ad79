import { useRef } from 'react';
import { ApiError, type FieldErrors, UNREACHABLE } from '../../api/client.ts';
import {
  type AcceptedReservation,
  CHECK_FIELDS,
  type ReservationBody,
  sendReservation,
} from '../../api/reservations.ts';
import { type Refusal, useSubmission } from '../parts/use-submission.ts';
import type { ToastType } from './toaster.tsx';
import './toasts.css';
import type { FormContent } from './form-content.ts';

/** The server takes requests that come sooner for a machine's (reservation-request.ts), so quick people wait. */
const FASTEST_FILLING_MS = 2500;

interface Attempt {
  content: string;
  body: ReservationBody;
  key: string;
}

/** Sends the form, and says in a toast what came of it as well. */
export function useRequest() {
  const openedAt = useRef(0);
  const lastAttempt = useRef<Attempt | null>(null);
  const form = useSubmission(send, refusalOf);

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

  async function send(content: FormContent): Promise<AcceptedReservation> {
    const leftMs = FASTEST_FILLING_MS - (performance.now() - openedAt.current);
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
    const attempt = attemptWith(content);
    lastAttempt.current = attempt;
    const accepted = await sendReservation(attempt.body, attempt.key).catch((error: unknown) => {
      if (error instanceof ApiError) void showToast('error', reasonOf(error));
      throw error;
    });
    lastAttempt.current = null;
    void showToast('success', 'Rezervácia bola úspešne odoslaná!');
    return accepted;
  }

  return {
    ...form,

    /** Begins to measure how long filling in the form takes. */
    open() {
      openedAt.current = performance.now();
    },

    refuse(fields: FieldErrors) {
      form.refuse(fields, CHECK_FIELDS);
      void showToast('error', CHECK_FIELDS);
    },
  };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return { message: reasonOf(error), fields: error.fields, status: error.status };
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
