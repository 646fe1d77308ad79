import type { Picture } from '../../domain/fields/fields.ts';
import { StoragePicture } from '../StoragePicture.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './PictureCarousel.module.css';

interface Props {
  /** Names the carousel, without the word “karusel”: `Klubovňa na obrázkoch`. */
  label: string;
  /** At least one. */
  pictures: readonly Picture[];
  /** How wide the frame is shown, as in HTML `sizes`. */
  sizes: string;
}

/** Pictures of a room or a yearly event, one at a time in a frame of 3:2. A single picture has no controls. */
export function PictureCarousel({ label, pictures, sizes }: Props) {
  const [first] = pictures;
  if (first === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div className={styles.picture}>
        <StoragePicture {...first} sizes={sizes} />
      </div>
    );
  }
  return (
    <Carousel
      label={label}
      className={styles.carousel}
      controlsClassName={styles.controls}
      slides={pictures.map((picture) => ({
        key: picture.image_path,
        name: null,
        content: (
          <div className={styles.picture}>
            <StoragePicture {...picture} sizes={sizes} />
          </div>
        ),
      }))}
    />
  );
}
