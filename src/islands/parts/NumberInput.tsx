import type { ComponentProps } from 'react';

/** A field for a whole number. The wheel scrolls the page past it; browsers would turn the number while it has the focus. */
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
