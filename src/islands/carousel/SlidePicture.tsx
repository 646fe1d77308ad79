import { StoragePicture } from '../../components/StoragePicture.tsx';
import type { PictureFocus } from '../../domain/galleries/picture-focus.ts';

export interface Picture {
  /** Path below `/storage/`. */
  image_path: string;
  alt_text: string;
  /** Size of the file in pixels. */
  width: number;
  height: number;
  focus?: PictureFocus | undefined;
}

interface Props {
  picture: Picture;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** The page's largest picture, to be fetched before all others. */
  isUrgent?: boolean;
}

/** The picture of a slide. */
export function SlidePicture({ picture, sizes, isUrgent = false }: Props) {
  return (
    <StoragePicture
      path={picture.image_path}
      alt={picture.alt_text}
      width={picture.width}
      height={picture.height}
      focus={picture.focus}
      sizes={sizes}
      {...(isUrgent && { loading: 'eager', fetchPriority: 'high' })}
    />
  );
}
