import { type TileColour, tilePattern } from './tile-pattern.ts';

interface Props {
  seed: number;
  columns: number;
  rows: number;
  colours?: readonly TileColour[];
  className?: string;
}

/** The house's pattern, to be cut to its place. Its colours are src/styles/shapes.css. */
export function TilePattern({ seed, columns, rows, colours, className }: Props) {
  const tiles = tilePattern({ seed, columns, rows, ...(colours ? { colours } : {}) });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="geometricPrecision"
      aria-hidden="true"
    >
      {tiles.map(({ x, y, ground, shape, colour }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={`fill-${ground}`} width="100.5" height="100.5" />
          <path className={`fill-${colour}`} d={shape} />
        </g>
      ))}
    </svg>
  );
}
