import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A coordinate in degrees, with a comma as people write it here, or with a point as maps give it. */
export function CoordinateField(props: NumberInputProps) {
  return (
    <NumberInput
      hideControls
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      // About ten centimetres.
      decimalScale={6}
      {...props}
    />
  );
}
