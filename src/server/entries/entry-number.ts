const PLAIN_NUMBER = /^[1-9]\d{0,6}$/;

/** The number of an event or a banner in an address; null when what stands there cannot be one. */
export function parseEntryNumber(text: string): number | null {
  return PLAIN_NUMBER.test(text) ? Number(text) : null;
}
