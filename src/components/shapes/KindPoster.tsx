import { posterAddress } from '../../domain/look/kind-drawings.ts';
import type { KindStyle } from '../../domain/look/kind-style.ts';
import './KindDrawing.css';

export function KindPoster({ color, shape, seed }: KindStyle & { seed: number }) {
  return (
    <svg className={`kind-poster fill-${color}`} aria-hidden="true">
      <use href={posterAddress(shape, seed)} />
    </svg>
  );
}
