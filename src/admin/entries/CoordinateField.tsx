import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { Point } from './pick-on-map.ts';
import { readPoint } from './read-point.ts';

interface Props extends NumberInputProps {
  /** Gets both coordinates where both were pasted, which is how maps give them. */
  onPoint: (point: Point) => void;
}

/** A coordinate in degrees, with a comma as people write it here, or with a point as maps give it. */
export function CoordinateField({ onPoint, ...props }: Props) {
  return (
    <NumberInput
      hideControls
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      // About ten centimetres.
      decimalScale={6}
      onPaste={(event) => {
        const point = readPoint(event.clipboardData.getData('text'));
        if (point === null) return;
        event.preventDefault();
        onPoint(point);
      }}
      {...props}
    />
  );
}
