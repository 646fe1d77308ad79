import type { FormContent } from '../../src/islands/reservation/form-content.ts';

export function makeFormContent(overrides: Partial<FormContent> = {}): FormContent {
  return {
    name: '',
    email: '',
    phone: '',
    room: '',
    date_from: '',
    time_from: '',
    date_until: '',
    time_until: '',
    eventType: '',
    purpose: '',
    attendees: '',
    message: '',
    agreedToTerms: false,
    captchaAnswer: '',
    captchaNum1: 3,
    captchaNum2: 4,
    website: '',
    ...overrides,
  };
}
