import type { Picture } from '../../domain/fields/fields.ts';
import { StoragePicture } from '../StoragePicture.tsx';
import { TilePattern } from '../shapes/TilePattern.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './PictureCarousel.module.css';

interface Props {
  /** Names the carousel, without the word “karusel”: `Klubovňa na obrázkoch`. */
  label: string;
  pictures: readonly Picture[];
  /** How wide the frame is shown, as in HTML `sizes`. */
  sizes: string;
}

/**
 * Pictures of a room or a yearly event, one at a time in a frame of 3:2. A single picture has no controls. Without any, a pattern is
 * drawn.
 */
export function PictureCarousel({ label, pictures, sizes }: Props) {
  const [first] = pictures;
  if (first === undefined) return <TilePattern className={styles.pattern} seed={seedOf(label)} columns={6} rows={4} />;
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

/** Neighbours rarely have the same pattern. */
function seedOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
