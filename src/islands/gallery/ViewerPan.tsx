import { ChevronDown } from '../icons/ChevronDown.tsx';
import { ChevronLeft } from '../icons/ChevronLeft.tsx';
import { ChevronRight } from '../icons/ChevronRight.tsx';
import { ChevronUp } from '../icons/ChevronUp.tsx';
import type { PanDirection } from './zoom-control.ts';

interface Props {
  onPan: (direction: PanDirection) => void;
}

const DIRECTIONS = [
  { direction: 'left', words: 'doľava', Sign: ChevronLeft },
  { direction: 'up', words: 'nahor', Sign: ChevronUp },
  { direction: 'down', words: 'nadol', Sign: ChevronDown },
  { direction: 'right', words: 'doprava', Sign: ChevronRight },
] as const;

/** Moves the view over a zoomed picture without dragging (WCAG 2.5.7); takes the place of the thumbnails. */
export function ViewerPan({ onPan }: Props) {
  return (
    <fieldset className="viewer-pan">
      <legend className="visually-hidden">Posun po fotografii</legend>
      {DIRECTIONS.map(({ direction, words, Sign }) => (
        <button
          key={direction}
          type="button"
          className="viewer-pan-button"
          aria-label={`Posunúť ${words}`}
          onClick={() => onPan(direction)}
        >
          <Sign />
        </button>
      ))}
    </fieldset>
  );
}
