import { useEffect, useRef, useState } from 'react';
import { LINK_FAILED, LOGIN_FAILED, MAIL_FAILED, REGISTRATION_FAILED } from '../../api/auth.ts';
import { ApiError, type FieldErrors, SESSION_EXPIRED, UNREACHABLE } from '../../api/client.ts';
import { TWO_FACTOR_FAILED } from '../../domain/accounts/two-factor-failed.ts';

export type Submission =
  | { state: 'open' }
  | { state: 'sending' }
  /** `attempt` counts refusals, so that two equal ones differ. `message` is about the form as a whole. */
  | { state: 'refused'; attempt: number; message: string | null; fields: FieldErrors; status: number };

const NOTHING_SENT = 0;

/**
 * Sends a form to the server, one call at a time.
 * @param send sends the form; its error is shown
 */
export function useSubmission(send: (values: FormData) => Promise<void>) {
  const [submission, setSubmission] = useState<Submission>({ state: 'open' });
  const isUnderWay = useRef(false);
  const refusals = useRef(0);

  // When the browser's Back restores the page, it is still as it was when the user left, with the form being sent.
  useEffect(() => {
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setSubmission({ state: 'open' });
    };
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, []);

  function refuse(refusal: { message: string | null; fields: FieldErrors; status: number }) {
    refusals.current += 1;
    setSubmission({ state: 'refused', attempt: refusals.current, ...refusal });
  }

  return {
    submission,

    /** Sends the form, unless something in it is missing. */
    async submit(form: HTMLFormElement, problemWords: Readonly<Record<string, string>>): Promise<void> {
      if (isUnderWay.current) return;
      const fields = missingFields(form, problemWords);
      if (Object.keys(fields).length > 0) return refuse({ message: null, fields, status: NOTHING_SENT });
      isUnderWay.current = true;
      setSubmission({ state: 'sending' });
      try {
        await send(new FormData(form));
        setSubmission({ state: 'open' });
      } catch (error) {
        const fields = error instanceof ApiError ? error.fields : {};
        const isAboutFields = Object.keys(fields).some((field) => form.elements.namedItem(field) !== null);
        const status = error instanceof ApiError ? error.status : NOTHING_SENT;
        refuse({ message: isAboutFields ? null : sentenceOf(error), fields, status });
      } finally {
        isUnderWay.current = false;
      }
    },

    /** Removes the message about a field while it is being corrected. */
    forgive(field: string) {
      setSubmission((current) => {
        if (current.state !== 'refused' || current.fields[field] === undefined) return current;
        const { [field]: _, ...fields } = current.fields;
        return { ...current, fields };
      });
    },
  };
}

/** The fields that the browser finds missing or malformed, with our messages instead of its own. */
function missingFields(form: HTMLFormElement, problemWords: Readonly<Record<string, string>>): FieldErrors {
  const wrong = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.validity.valid,
  );
  return Object.fromEntries(
    wrong.map(({ name, validationMessage }) => [name, [problemWords[name] ?? validationMessage]]),
  );
}

/** The text of a field. */
export function textOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}

const NO_STORAGE =
  'Prehliadač si nechce zapamätať prihlásenie. Povoľte, prosím, tejto stránke ukladanie údajov a\u00a0skúste to znova.';

/** Slovak messages in place of the calls' English literals. */
const SENTENCES: Readonly<Record<string, string>> = {
  [LOGIN_FAILED]: 'Prihlásiť sa nepodarilo. Skúste to, prosím, o\u00a0chvíľu znova.',
  [TWO_FACTOR_FAILED]: 'Kód sa nepodarilo overiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [REGISTRATION_FAILED]: 'Účet sa nepodarilo založiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [MAIL_FAILED]: 'E-mail sa nepodarilo poslať. Skúste to, prosím, o\u00a0chvíľu znova.',
  [LINK_FAILED]: 'Odkaz sa nepodarilo použiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [SESSION_EXPIRED]: 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.',
};

/** Why something failed, in Slovak. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return NO_STORAGE;
  if (!(error instanceof ApiError)) throw error;
  return error.status === 0 ? UNREACHABLE : (error.reason ?? SENTENCES[error.message] ?? error.message);
}
