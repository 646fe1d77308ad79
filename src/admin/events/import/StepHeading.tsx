import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Heads a step and takes the focus, so that a screen reader says that the step has changed. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
