import { type ReactNode, useId, useRef, useState } from 'react';
import { EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { useMediaQuery } from '../use-media-query.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { slideLabel } from './slide-label.ts';
import { useRotation } from './use-rotation.ts';

/** SPEC 9 */
const FADE_MS = 800;

/** The part of the width a slow finger has to travel; half of it, as Swiper would have it, is more than a thumb's way. */
const SWIPE_RATIO = 0.15;

const MODULES = [EffectFade];
const CROSS_FADE = { crossFade: true };

export interface CarouselSlide {
  key: string | number;
  /** What the slide is called for those who do not see it; null when its content says it. */
  name: string | null;
  /** `isNear`: the slide is shown, or could be next; its picture is worth loading. */
  render: (isNear: boolean) => ReactNode;
}

interface Props {
  /** Names the carousel, without the word “karusel”. */
  label: string;
  /** Landmarks are for what people look for on a page: one carousel at most. */
  isLandmark?: boolean;
  /** Two or more. */
  slides: readonly CarouselSlide[];
  intervalMs: number;
  hasCounter?: boolean;
  className: string | undefined;
  controlsClassName: string | undefined;
}

/**
 * Slides in one frame that fade into each other, by themselves or by hand (APG carousel). The server's HTML shows the first
 * one; all others are already there to hold the height, but inert and without pictures.
 */
export function Carousel({
  label,
  isLandmark = false,
  slides,
  intervalMs,
  hasCounter = false,
  className,
  controlsClassName,
}: Props) {
  const slidesId = useId();
  const region = useRef<HTMLElement>(null);
  const swiper = useRef<SwiperInstance>(null);
  const [current, setCurrent] = useState(0);
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const rotation = useRotation({ region, intervalMs, nextIsReady, advance: () => swiper.current?.slideNext() });
  const next = (current + 1) % slides.length;

  function isNear(index: number): boolean {
    return index === current || rotation.isVisited || (rotation.isNextDue && index === next);
  }

  /** Nothing fades into an empty frame. A picture that cannot be loaded has its placeholder. */
  function nextIsReady() {
    const pictures = swiper.current?.slides[next]?.querySelectorAll('img') ?? [];
    return Promise.allSettled([...pictures].map((picture) => picture.decode()));
  }

  return (
    <section
      ref={region}
      role={isLandmark ? undefined : 'group'}
      aria-roledescription="karusel"
      aria-label={label}
      className={className}
      {...rotation.handlers}
    >
      <CarouselControls
        className={controlsClassName}
        slidesId={slidesId}
        slideNames={slides.map(({ name }) => name)}
        current={current}
        rotation={rotation}
        hasCounter={hasCounter}
        onPrevious={() => swiper.current?.slidePrev()}
        onNext={() => swiper.current?.slideNext()}
        onChoose={(index) => swiper.current?.slideTo(index)}
      />
      <Swiper
        id={slidesId}
        className={styles.slides}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        modules={MODULES}
        effect="fade"
        fadeEffect={CROSS_FADE}
        speed={prefersStillness ? 0 : FADE_MS}
        rewind
        simulateTouch={false}
        longSwipesRatio={SWIPE_RATIO}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
        onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
        onSliderFirstMove={rotation.stop}
      >
        {slides.map(({ key, name, render }, index) => (
          <SwiperSlide
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription="snímka"
            aria-label={slideLabel(index, slides.length, name)}
            inert={index !== current}
          >
            {render(isNear(index))}
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  );
}
