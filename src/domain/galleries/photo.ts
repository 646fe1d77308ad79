import type { PictureFocus } from './picture-focus.ts';

/** A photo of a gallery as pages show it. */
export interface Photo {
  /** Unique within its gallery. */
  id: number;
  /** Path below `/storage/`. */
  image_path: string;
  alt_text: string;
  caption?: string | undefined;
  credit?: string | undefined;
  focus?: PictureFocus | undefined;
  /** Size of the file in pixels. */
  width: number;
  height: number;
}

/** The photos of one event, in their order. */
export interface Album {
  /** Id of the event. */
  id: number;
  title: string;
  photos: readonly Photo[];
}
