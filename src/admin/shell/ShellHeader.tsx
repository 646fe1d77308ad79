import { ActionIcon } from '@mantine/core';
import { ExternalLink, Menu } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandContext } from './brand-context.ts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { LogoMark } from './LogoMark.tsx';
import styles from './ShellHeader.module.css';

export function ShellHeader({ isMenuOpen, openMenu }: { isMenuOpen: boolean; openMenu: () => void }) {
  const brand = use(BrandContext);
  return (
    <header className={styles.header}>
      <ActionIcon
        className={styles.menu ?? ''}
        aria-label="Otvoriť ponuku"
        aria-expanded={isMenuOpen}
        onClick={openMenu}
      >
        <Menu aria-hidden size={24} />
      </ActionIcon>
      <Link className={styles.brand} to="/">
        <LogoMark />
        <span>
          <span className={styles.house}>{brand}</span>
          <span className={styles.area}>Administrácia</span>
        </span>
      </Link>
      <div className={styles.tools}>
        <a className={styles.site} href="/">
          <ExternalLink aria-hidden size={18} />
          <span>Verejná stránka</span>
        </a>
        <ColorSchemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
