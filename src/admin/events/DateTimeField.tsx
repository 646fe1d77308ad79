import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof TextInput>, 'type'>;

/** Day and time as on the clock in Bratislava; the browser's own field is known from elsewhere, by thumb and by keyboard. */
export function DateTimeField(props: Props) {
  return <TextInput type="datetime-local" maw="17rem" {...props} />;
}
