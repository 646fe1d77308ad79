export interface StoredMedia {
  bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  type: string;
}

/** Where uploaded pictures live, by name: the hash of their bytes and an ending, `4f…e1.webp`. Written once, never changed. */
export interface MediaStore {
  /** Writing a name that is there already changes nothing. */
  put(name: string, media: StoredMedia): Promise<void>;
  get(name: string): Promise<StoredMedia | null>;
  remove(name: string): Promise<void>;
  /** Names in alphabetical order. */
  list(): Promise<string[]>;
}
