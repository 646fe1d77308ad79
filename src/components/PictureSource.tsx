import { avifSrcset } from '../domain/galleries/picture-source.ts';

interface Props {
  /** Path below `/storage/`. */
  path: string;
  /** Of the file, in pixels. */
  width: number;
  /** How wide it is shown, as in HTML. */
  sizes: string;
}

/** What a `<picture>` offers before its `<img>`: AVIF in several widths. An SVG drawing needs none. */
export function PictureSource({ path, width, sizes }: Props) {
  const srcset = avifSrcset(path, width);
  return srcset === undefined ? null : <source type="image/avif" srcSet={srcset} sizes={sizes} />;
}
