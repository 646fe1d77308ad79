import type { FormContent } from './form-content.ts';

const KEY = 'reservation_draft';

/** Leaves out the consent and the question of this visit. */
const KEPT = [
  'name',
  'email',
  'phone',
  'room',
  'date_from',
  'time_from',
  'date_until',
  'time_until',
  'eventType',
  'attendees',
  'purpose',
  'message',
] as const satisfies readonly (keyof FormContent)[];

export function keepDraft(content: FormContent): void {
  const filled = KEPT.filter((name) => content[name] !== '').map((name) => [name, content[name]]);
  try {
    if (filled.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(filled)));
  } catch {}
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/**
 * Leaves filled fields as they are: the browser or a card may have filled them.
 * @returns whether any field was filled
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  let isRestored = false;
  for (const name of KEPT) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (typeof value !== 'string' || !isField(field) || field.value !== '') continue;
    field.value = value;
    isRestored ||= field.value !== '';
  }
  return isRestored;
}

function readDraft(): Partial<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
