/** Bytes of a WebP picture. */
export type MediaBytes = Uint8Array<ArrayBuffer>;

/**
 * Where uploaded pictures live, by name (`isMediaName`): the hash of their bytes, so that what is written once never changes.
 * Every call throws MediaUnavailableError when the store does not answer, and TypeError for a name of another form.
 */
export interface MediaStore {
  /** Once it resolves, a crash of the process loses nothing. Writing a name that is there already changes nothing. */
  put(name: string, bytes: MediaBytes): Promise<void>;
  get(name: string): Promise<MediaBytes | null>;
  has(name: string): Promise<boolean>;
  /** Resolves when the name is not there afterwards, whether or not it was. */
  remove(name: string): Promise<void>;
  /** Names in alphabetical order. */
  list(): Promise<string[]>;
  /** Resolves when pictures can be read and written. */
  check(): Promise<void>;
}
