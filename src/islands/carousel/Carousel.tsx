import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { slideLabel } from './slide-label.ts';

export interface CarouselSlide {
  key: string | number;
  /** What the slide is called for those who do not see it; null when its content says it. */
  name: string | null;
  content: ReactNode;
}

interface Props {
  /** Names the carousel, without the word “karusel”. */
  label: string;
  /** Landmarks are for what people look for on a page: one carousel at most. */
  isLandmark?: boolean;
  /** Two or more. */
  slides: readonly CarouselSlide[];
  hasCounter?: boolean;
  className: string | undefined;
  controlsClassName: string | undefined;
}

/**
 * Slides in one frame, the first one shown; all others are already there to hold the height, but inert and without pictures.
 * What shows it loads slide-show.ts, which makes them change.
 */
export function Carousel({
  label,
  isLandmark = false,
  slides,
  hasCounter = false,
  className,
  controlsClassName,
}: Props) {
  return (
    // Other slides in a preview are another carousel: the script has looked at these.
    <slide-show key={slides.map(({ key }) => key).join(' ')}>
      <section
        role={isLandmark ? undefined : 'group'}
        aria-roledescription="karusel"
        aria-label={label}
        className={className}
      >
        <CarouselControls
          className={controlsClassName}
          slideNames={slides.map(({ name }) => name)}
          hasCounter={hasCounter}
        />
        <div className={styles.slides} aria-live="polite">
          {slides.map(({ key, name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="snímka"
              aria-label={slideLabel(index, slides.length, name)}
              data-near={index === 0 ? '' : undefined}
              inert={index !== 0}
            >
              {content}
            </div>
          ))}
        </div>
      </section>
    </slide-show>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-show': { children: ReactNode; key: string };
    }
  }
}
