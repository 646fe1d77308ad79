import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight, Pause, Play } from '../../islands/parts/icons.tsx';
import styles from './Carousel.module.css';

interface CarouselSlide {
  key: string | number;
  /** For screen readers; null when the content of the slide says it. */
  name: string | null;
  content: ReactNode;
}

interface Props {
  label: string;
  /** At most one carousel of a page is a landmark. */
  isLandmark?: boolean;
  slides: readonly CarouselSlide[];
  hasCounter?: boolean;
  className: string | undefined;
  controlsClassName: string | undefined;
}

/** Hidden slides hold the height, but are inert and have no pictures. The page must load slide-show.ts. */
export function Carousel({
  label,
  isLandmark = false,
  slides,
  hasCounter = false,
  className,
  controlsClassName,
}: Props) {
  return (
    // The script reads the slides only once, so other slides need a new element.
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

interface CarouselControlsProps {
  className: string | undefined;
  slideNames: readonly (string | null)[];
  hasCounter: boolean;
}

/** slide-show.ts expects this order, with the pause button first (APG carousel). */
function CarouselControls({ className, slideNames, hasCounter }: CarouselControlsProps) {
  return (
    <div className={[styles.controls, className].join(' ')}>
      <div className={styles.buttons}>
        <button type="button" className="icon-button" aria-label="Pozastaviť striedanie" data-slides="">
          <Pause />
          <Play />
        </button>
        <button type="button" className="icon-button" aria-label="Predchádzajúca snímka" data-slides="">
          <ArrowLeft />
        </button>
        <button type="button" className="icon-button" aria-label="Nasledujúca snímka" data-slides="">
          <ArrowRight />
        </button>
      </div>
      <fieldset className={styles.dots}>
        <legend className="visually-hidden">Výber snímky</legend>
        {slideNames.map((name, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for a place in the row
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Snímka ${slideLabel(index, slideNames.length, name)}`}
            aria-current={index === 0 || undefined}
            aria-disabled={index === 0 || undefined}
            data-slides=""
          />
        ))}
      </fieldset>
      {hasCounter && (
        <span className={styles.counter} aria-hidden="true" data-counter="">
          {`1 / ${slideNames.length}`}
        </span>
      )}
    </div>
  );
}

/** `2 z 4: Prenájom sál`; `index` counts from 0. */
export function slideLabel(index: number, count: number, name: string | null): string {
  const place = `${index + 1} z\u00a0${count}`;
  return name === null ? place : `${place}: ${name}`;
}
