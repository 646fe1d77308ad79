/**
 * - `unavailable`: the store did not answer, or refused to serve. A write may or may not have happened: look before
 *   doing it again.
 * - `too-large`: a value or a whole commit is over its limit.
 * - `invalid`: the call itself is wrong (key, cursor, limit…); a bug of the caller, or a cursor someone made up.
 * - `missing`: `require` found nothing.
 * - `corrupt`: a record is not what its schema says.
 */
export type StoreErrorKind = 'unavailable' | 'too-large' | 'invalid' | 'missing' | 'corrupt';

/** What every adapter throws, and nothing else. Messages name keys, never values: those are personal data. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
