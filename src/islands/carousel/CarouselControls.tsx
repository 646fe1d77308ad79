import { ArrowLeft } from '../icons/ArrowLeft.tsx';
import { ArrowRight } from '../icons/ArrowRight.tsx';
import { Pause } from '../icons/Pause.tsx';
import { Play } from '../icons/Play.tsx';
import styles from './CarouselControls.module.css';
import { slideLabel } from './slide-label.ts';

interface Props {
  className: string | undefined;
  slideNames: readonly (string | null)[];
  /** Shows `1 / 4` as well. */
  hasCounter: boolean;
}

/**
 * Pause, arrows, dots and the counter, in the order in which slide-show.ts takes them. They come before the slides, the pause
 * button first of all (APG carousel), and keep their room in the layout while nothing answers them yet.
 */
export function CarouselControls({ className, slideNames, hasCounter }: Props) {
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
