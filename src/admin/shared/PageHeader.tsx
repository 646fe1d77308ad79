import { Group, Title } from '@mantine/core';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BrandContext } from '../shell/contexts.ts';
import styles from './PageHeader.module.css';

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
    <div className={styles.head}>
      <div className={styles.words} data-long={title.length > LONG || undefined}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children !== undefined && <Group gap="xs">{children}</Group>}
    </div>
  );
}
