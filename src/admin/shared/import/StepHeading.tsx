import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** It takes the focus, so that screen readers announce the step. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
