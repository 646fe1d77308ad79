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

/** The server takes faster requests for a machine's (reservation-request.ts). */
const FASTEST_FILLING_MS = 2500;

interface Attempt {
  content: string;
  body: ReservationBody;
  key: string;
}

export function useRequest() {
  const openedAt = useRef(0);
  const lastAttempt = useRef<Attempt | null>(null);
  const form = useSubmission(send, refusalOf);

  /** The same content keeps its key and bytes: if only the answer was lost, the server repeats it. */
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

/** `crypto.randomUUID` exists only on https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A toast goes after 3.5 seconds, so the page must say the same. */
async function showToast(type: ToastType, text: string): Promise<void> {
  // Without network there is no toast.
  const toaster = await import('./toaster.tsx').catch(() => null);
  await toaster?.raiseToast(type, text);
}
