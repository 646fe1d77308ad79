/** Assistive technology speaks only of what changes in a live region it has already met: what is to be said waits so long. */
export const REGION_HEAD_START_MS = 120;
