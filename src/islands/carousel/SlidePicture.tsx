import { useState } from 'react';
import { StoragePicture } from '../../components/StoragePicture.tsx';
import type { PictureFocus } from '../../domain/view/picture-focus.ts';

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
  isNear: boolean;
  /** The page's largest picture, to be fetched before all others. */
  isUrgent?: boolean;
  className?: string | undefined;
}

/** The picture of a slide: asked for when its slide comes near, and kept from then on. */
export function SlidePicture({ picture, sizes, isNear, isUrgent = false, className }: Props) {
  const [isWanted, setWanted] = useState(isNear);
  if (isNear && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <StoragePicture
      path={picture.image_path}
      alt={picture.alt_text}
      width={picture.width}
      height={picture.height}
      focus={picture.focus}
      sizes={sizes}
      className={className}
      {...(isUrgent && { loading: 'eager', fetchPriority: 'high' })}
    />
  );
}
