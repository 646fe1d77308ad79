import { z } from 'zod';
import { RESERVATION_MESSAGES } from './reservation-messages.ts';

/** Forms send numbers as text. */
const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*-?\d{1,4}\s*$/)
    .transform(Number),
]);
const captchaNumber = wholeNumber.pipe(z.int().min(1).max(10));
const questionSchema = z.object({ captchaNum1: captchaNumber, captchaNum2: captchaNumber });

/**
 * Judges the security question as SPEC 5 has it: two numbers from 1 to 10, chosen by the caller, and their sum. It stops
 * only the simplest of machines (DESIGN 11).
 * @returns what is wrong, in Slovak; null: nothing
 */
export function captchaProblem(fields: Record<string, unknown>): string | null {
  const { data: answer } = wholeNumber.safeParse(fields.captchaAnswer);
  if (answer === undefined) return RESERVATION_MESSAGES.captcha;
  const { data: question } = questionSchema.safeParse(fields);
  const isRight = question !== undefined && question.captchaNum1 + question.captchaNum2 === answer;
  return isRight ? null : RESERVATION_MESSAGES.wrongSum;
}
