/** Where the functions learn which content the live site was built from. */
export interface ContentManifestSource {
  /**
   * Blob ids of the content files of the live build by path; the same object as long as it does not change. Empty when the
   * build left none.
   */
  read(): Promise<ReadonlyMap<string, string>>;
}
