import { z } from 'zod';

/**
 * What leaves first, and what waits when the budget is spent:
 * - `security`: codes, links and notices of accounts there are.
 * - `decision`: what staff decided, asked for or must know.
 * - `receipt`: that something a visitor sent has arrived, to them and to staff.
 * - `confirmation`: to an address that anybody may have typed in, to ask whether its owner wants what was asked for.
 */
export const mailPrioritySchema = z.enum(['security', 'decision', 'receipt', 'confirmation']);

export type MailPriority = z.infer<typeof mailPrioritySchema>;

/** What a spent budget holds back, in the order in which it leaves. */
export const LIMITED = ['receipt', 'confirmation'] as const;

/** Whether the budget can hold it back. */
export function isLimited(priority: MailPriority): priority is (typeof LIMITED)[number] {
  return priority === 'receipt' || priority === 'confirmation';
}

/** Whether somebody waits for it before a screen. */
export function isAwaited(priority: MailPriority): boolean {
  return priority === 'security' || priority === 'confirmation';
}

/** For sorting: what leaves first has the lowest. */
export function rankOf(priority: MailPriority): number {
  return mailPrioritySchema.options.indexOf(priority);
}
