import { Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { BannerCarousel } from '../../islands/carousel/BannerCarousel.tsx';
import { SitePaper } from '../entries/SitePaper.tsx';
import styles from './BannerPreview.module.css';
import { type BannerValues, toSlide } from './banner-values.ts';

/** The slide as the home page draws it, by its very component. */
export function BannerPreview({ values }: { values: BannerValues }) {
  // Typing comes first; the preview follows.
  const slide = toSlide(useDeferredValue(values));
  return (
    <section className={styles.preview} aria-labelledby="banner-preview">
      <h2 id="banner-preview" className={styles.title}>
        Takto ho uvidia návštevníci
      </h2>
      {slide === null ? (
        <Text c="dimmed">Náhľad sa ukáže, keď vyberiete obrázok.</Text>
      ) : (
        <SitePaper className={styles.slide}>
          <BannerCarousel banners={[slide]} />
        </SitePaper>
      )}
    </section>
  );
}
