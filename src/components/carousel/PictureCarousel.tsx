import type { Picture } from '../../domain/fields/fields.ts';
import { seedOf } from '../../domain/look/shapes.ts';
import { StoragePicture } from '../StoragePicture.tsx';
import { TilePattern } from '../shapes/TilePattern.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './PictureCarousel.module.css';

interface Props {
  label: string;
  pictures: readonly Picture[];
  sizes: string;
}

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
