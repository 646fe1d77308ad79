import type { FormContent } from './form-content.ts';

const KEY = 'reservation_draft';

/** Leaves out the consent and the question of this visit. */
export function keepDraft(content: FormContent): void {
  const { agreedToTerms, captchaAnswer, captchaNum1, captchaNum2, website, ...kept } = content;
  const filled = Object.entries(kept).filter(([, text]) => text !== '');
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
  let isRestored = false;
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || !isField(field) || field.value !== '') continue;
    field.value = value;
    isRestored ||= field.value !== '';
  }
  return isRestored;
}

function readDraft(): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
