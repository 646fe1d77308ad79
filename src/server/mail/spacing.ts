import type { BatchTerms } from './mailer.ts';

/** A little over what the provider's limit asks for: calls do not arrive as evenly as they leave. */
const SPACING = 1.1;
/** The newsletter, the queue's backlog: each takes half at most, so that a code asked for meanwhile is not refused for long. */
const SHARE = 0.5;

/** How long whoever sends many mails waits from one call of the mailer to the next, in milliseconds. */
export function spacingMs({ perSecond }: BatchTerms): number {
  return perSecond === null ? 0 : Math.ceil((1000 / (perSecond * SHARE)) * SPACING);
}
