import { Box, Group, Title } from '@mantine/core';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepTogether } from '../../domain/words/typography.ts';
import { BrandContext } from '../shell/contexts.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

const LONG = 60;

/** After a navigation the h1 gets the focus, so that screen readers announce the page. */
export function PageHeader({ title, lead, children }: Props) {
  const brand = use(BrandContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirst = key === 'default';

  useEffect(() => {
    document.title = `${title} | Administrácia | ${brand}`;
  }, [title, brand]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for every page, not for every filter in its address
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Group align="flex-end" justify="space-between" gap="var(--space-3) var(--space-6)">
      <Box miw="min(100%, 18rem)" flex={title.length > LONG ? '1 1 100%' : '1 1 18rem'}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {keepTogether(title)}
        </Title>
        {lead !== undefined && (
          <Box component="p" maw="65ch" mt="var(--space-1)" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {lead}
          </Box>
        )}
      </Box>
      {children !== undefined && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
