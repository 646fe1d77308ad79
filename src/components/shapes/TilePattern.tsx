import { type TileColour, tilePattern } from './tile-pattern.ts';

interface Props {
  seed: number;
  columns: number;
  rows: number;
  colours?: readonly TileColour[] | undefined;
  className?: string | undefined;
}

export function TilePattern({ seed, columns, rows, colours, className }: Props) {
  const tiles = tilePattern({ seed, columns, rows, colours });
  return (
    <svg
      className={className}
      viewBox={`0.6 0.6 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="geometricPrecision"
      aria-hidden="true"
    >
      {tiles.map(({ x, y, ground, shape, colour }) => (
        // Tiles overlap, because the ground would shine through seams.
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.01)`}>
          <rect className={`fill-${ground}`} x="0.6" y="0.6" width="100" height="100" />
          <path className={`fill-${colour}`} d={shape} />
        </g>
      ))}
    </svg>
  );
}
