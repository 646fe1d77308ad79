/**
 * Who left, kept apart from the store and from every backup: a restore of an older backup reads here whom it must not bring
 * back (docs/operations.md, Backup and restore). A line names nobody; what it holds is the feature's.
 */
export interface DepartureLedger {
  /** Resolves once the line survives a crash. Lines have no line breaks. */
  append(line: string, atMs: number): Promise<void>;
  /** All lines, oldest first. */
  lines(): Promise<string[]>;
  /** Forgets the lines appended before a moment, in epoch milliseconds. */
  forget(beforeMs: number): Promise<void>;
}
