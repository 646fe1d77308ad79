import { COLOUR_ON, type KindStyle } from '../../domain/look/kind-style.ts';
import { SHAPES } from '../../domain/look/shapes.ts';

/** Words beside it say which kind it is. */
export function KindMark({ color, shape, className = '' }: KindStyle & { className?: string | undefined }) {
  return (
    <svg className={`kind-mark ${className}`.trim()} viewBox="0 0 100 100" aria-hidden="true">
      <path className={`fill-${color}`} d="M0 0H100V100H0Z" />
      <path className={`fill-${COLOUR_ON[color]}`} d={SHAPES[shape]} transform="translate(14 14) scale(.72)" />
    </svg>
  );
}
