import type { ComponentProps } from 'react';

/** The wheel would change the number while the field has the focus. */
export function NumberInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="number"
      step={1}
      inputMode="numeric"
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
