import { avifSrcset } from '../domain/galleries/picture-source.ts';

interface Props {
  /** Path below `/storage/`. */
  path: string;
  /** In pixels of the file. */
  width: number;
  sizes: string;
}

/** An SVG drawing needs no other formats. */
export function PictureSource({ path, width, sizes }: Props) {
  const srcset = avifSrcset(path, width);
  return srcset === undefined ? null : <source type="image/avif" srcSet={srcset} sizes={sizes} />;
}
