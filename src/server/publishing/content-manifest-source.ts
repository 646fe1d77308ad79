/** What the live site was built from. */
export interface LiveContent {
  /** Of the content files by path. */
  blobIds: ReadonlyMap<string, string>;
  /** When it is to be built again without a change of the content, epoch milliseconds; null: it does not say. */
  nextChangeAt: number | null;
}

/** Where the functions learn which content the live site was built from. */
export interface ContentManifestSource {
  /** The same object as long as it does not change; nothing when the build left no manifest. */
  read(): Promise<LiveContent>;
}
