import { markAddress, posterAddress } from '../../domain/look/kind-drawings.ts';
import type { KindStyle } from '../../domain/look/kind-style.ts';
import './KindDrawing.css';

/** Words beside it say which kind it is. */
export function KindMark({ color, shape, className = '' }: KindStyle & { className?: string | undefined }) {
  return (
    <svg className={`kind-mark fill-${color} ${className}`.trim()} aria-hidden="true">
      <use href={markAddress(shape)} />
    </svg>
  );
}

export function KindPoster({ color, shape, seed }: KindStyle & { seed: number }) {
  return (
    <svg className={`kind-poster fill-${color}`} aria-hidden="true">
      <use href={posterAddress(shape, seed)} />
    </svg>
  );
}
