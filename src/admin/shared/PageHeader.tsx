import { Group, Title } from '@mantine/core';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BrandContext } from '../shell/brand-context.ts';
import styles from './PageHeader.module.css';

interface Props {
  /** The page's h1, and with the house's name the title of the window. */
  title: string;
  /** One sentence on what the page is for. */
  lead?: ReactNode;
  /** Buttons for what concerns the whole page. */
  children?: ReactNode;
}

/** Head of every page. After a navigation it has the focus, so that a screen reader says where one is. */
export function PageHeader({ title, lead, children }: Props) {
  const brand = use(BrandContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirst = key === 'default';

  useEffect(() => {
    document.title = `${title} | Administrácia | ${brand}`;
  }, [title, brand]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page, not for every filter in its address
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children !== undefined && <Group gap="xs">{children}</Group>}
    </div>
  );
}
