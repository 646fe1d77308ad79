import { avifSrcset } from '../../domain/galleries/picture-source.ts';
import type { BannerSlide } from '../../domain/kinds/banner.ts';
import { StoragePicture } from '../StoragePicture.tsx';
import styles from './BannerCarousel.module.css';
import { Carousel } from './Carousel.tsx';

interface Props {
  banners: readonly BannerSlide[];
}

/** In characters; from here on, titles are set smaller, so that the poster fits a screen. */
const LONG_TITLE = 45;

export function BannerCarousel({ banners }: Props) {
  const [first] = banners;
  if (first === undefined) return null;
  if (banners.length === 1) {
    return (
      <div className={styles.carousel}>
        <Banner banner={first} isUrgent />
      </div>
    );
  }
  return (
    <Carousel
      label="Pozývame vás"
      isLandmark
      hasCounter
      className={styles.carousel}
      controlsClassName={styles.controls}
      slides={banners.map((banner) => ({
        key: banner.id,
        name: banner.title,
        content: <Banner banner={banner} isUrgent={banner === first} />,
      }))}
    />
  );
}

interface BannerProps {
  banner: BannerSlide;
  isUrgent?: boolean;
}

function Banner({ banner: { title, label, text, link, action, banner_image }, isUrgent = false }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        {label !== null && <p className={styles.label}>{label}</p>}
        <h2 className={styles.title} data-long={title.length >= LONG_TITLE ? '' : undefined}>
          {title}
        </h2>
        <div className={styles.invitation}>
          {text !== null && <p>{text}</p>}
          {link !== null && (
            <a className="button button--red" href={link}>
              {action ?? 'Zobraziť viac'}
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
        </div>
      </div>
      <div className={styles.picture}>
        <StoragePicture {...banner_image} sizes={BANNER_SIZES} isUrgent={isUrgent} />
      </div>
    </div>
  );
}

const BANNER_SIZES = '(min-width: 62rem) 59vw, 100vw';

/** Must match the banner's `<picture>`, or the picture loads twice. */
export function bannerPreload({ banner_image: { image_path, width } }: BannerSlide) {
  return {
    rel: 'preload',
    as: 'image',
    // Browsers that cannot read AVIF skip the preload.
    type: 'image/avif',
    imagesrcset: avifSrcset(image_path, width),
    imagesizes: BANNER_SIZES,
    fetchpriority: 'high',
  } as const;
}
