import type { ContentIndex } from '../../domain/content/content-index.ts';

/** Where the functions get the published content from. */
export interface ContentIndexSource {
  /**
   * The index of the newest build; the same object as long as it does not change.
   * @throws AppError unavailable when there has never been one
   */
  read(): Promise<ContentIndex>;
}
