import { useEffect, useRef, useState } from 'react';
import { ApiError, type FieldErrors } from '../../api/client.ts';
import { sentenceOf } from './sentences.ts';

export type Submission =
  | { state: 'open' }
  | { state: 'sending' }
  /** `attempt` counts refusals, so that two alike are told apart. `message`: when it is about the form as a whole. */
  | { state: 'refused'; attempt: number; message: string | null; fields: FieldErrors; status: number };

const NOTHING_SENT = 0;

/**
 * One form on its way to the server, once at a time.
 * @param send what the form does; what it throws is shown
 */
export function useSubmission(send: (values: FormData) => Promise<void>) {
  const [submission, setSubmission] = useState<Submission>({ state: 'open' });
  const isUnderWay = useRef(false);
  const refusals = useRef(0);

  // A page that the browser's way back brings again is as it was left: on its way elsewhere.
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

    /** Takes back what was said of a field that is being mended. */
    forgive(field: string) {
      setSubmission((current) => {
        if (current.state !== 'refused' || current.fields[field] === undefined) return current;
        const { [field]: _, ...fields } = current.fields;
        return { ...current, fields };
      });
    },
  };
}

/** What the browser finds missing or misspelt, in our words instead of its own. */
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
