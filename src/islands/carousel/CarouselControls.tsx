import { ArrowLeft } from '../icons/ArrowLeft.tsx';
import { ArrowRight } from '../icons/ArrowRight.tsx';
import { Pause } from '../icons/Pause.tsx';
import { Play } from '../icons/Play.tsx';
import styles from './CarouselControls.module.css';
import { slideLabel } from './slide-label.ts';
import type { Rotation } from './use-rotation.ts';

interface Props {
  className: string | undefined;
  /** Id of the element with the slides. */
  slidesId: string;
  slideNames: readonly (string | null)[];
  current: number;
  rotation: Rotation;
  /** Shows `1 / 4` as well. */
  hasCounter: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
}

/**
 * Pause, arrows, dots and the counter. They come before the slides, the pause button first of all (APG carousel), and keep
 * their room in the layout while nothing answers them yet. Whoever chooses a slide keeps it: choosing stops the rotation.
 */
export function CarouselControls({
  className,
  slidesId,
  slideNames,
  current,
  rotation,
  hasCounter,
  onPrevious,
  onNext,
  onChoose,
}: Props) {
  function choose(change: () => void) {
    rotation.stop();
    change();
  }

  return (
    <div className={[styles.controls, className].join(' ')} data-live={rotation.isLive ? '' : undefined}>
      <div className={styles.buttons}>
        <button
          type="button"
          className="icon-button"
          aria-label={rotation.isOn ? 'Pozastaviť striedanie' : 'Spustiť striedanie'}
          onClick={rotation.toggle}
        >
          {rotation.isOn ? <Pause /> : <Play />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Predchádzajúca snímka"
          aria-controls={slidesId}
          onClick={() => choose(onPrevious)}
        >
          <ArrowLeft />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Nasledujúca snímka"
          aria-controls={slidesId}
          onClick={() => choose(onNext)}
        >
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
            aria-current={index === current || undefined}
            aria-disabled={index === current || undefined}
            onClick={() => choose(() => onChoose(index))}
          />
        ))}
      </fieldset>
      {hasCounter && (
        <span className={styles.counter} aria-hidden="true">
          {`${current + 1} / ${slideNames.length}`}
        </span>
      )}
    </div>
  );
}
