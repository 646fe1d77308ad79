import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends Omit<BoxProps, 'style'> {
  children: ReactNode;
}

/** Inert, because its links would lead away from the form. */
export function SitePaper({ className = '', children, ...box }: Props) {
  return (
    <Box
      className={`site-paper ${className}`}
      bg="var(--paper)"
      c="var(--ink)"
      style={{ colorScheme: 'light', overflowWrap: 'break-word' }}
      inert
      {...box}
    >
      {children}
    </Box>
  );
}
