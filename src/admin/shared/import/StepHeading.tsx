import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** The heading of a step. It takes the focus, so that a screen reader announces the new step. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
