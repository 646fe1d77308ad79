import { ActionIcon, type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  ChevronDown,
  CircleUser,
  ExternalLink,
  LogOut,
  type LucideIcon,
  Menu as MenuIcon,
  Monitor,
  Moon,
  Sun,
  User,
} from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { signOut } from '../../api/session.ts';
import { EDITS_CONTENT } from '../../domain/accounts/permissions.ts';
import { HeaderStatus } from '../publishing/HeaderStatus.tsx';
import { BrandContext, SectionsContext, useUser } from './contexts.ts';
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
        <MenuIcon aria-hidden size={24} />
      </ActionIcon>
      <Link className={styles.brand} to="/">
        <Logo />
        <span>
          <span className={styles.centre}>{brand}</span>
          <span className={styles.area}>Administrácia</span>
        </span>
      </Link>
      <div className={styles.tools}>
        <PublishingLink />
        <a className={styles.site} href="/" aria-label="Verejná stránka">
          <ExternalLink aria-hidden size={18} />
          <span>Verejná stránka</span>
        </a>
        <ColorSchemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}

function PublishingLink() {
  const { permissions } = useUser();
  return EDITS_CONTENT.some((permission) => permissions.includes(permission)) && <HeaderStatus />;
}

function AccountMenu() {
  const { name, email } = useUser();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasProfile = use(SectionsContext).some(({ path }) => path === 'profile');
  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <Menu position="bottom-end" width="16rem">
      <Menu.Target>
        <UnstyledButton className={styles.button} aria-label={`Môj účet: ${name}`}>
          <CircleUser aria-hidden size={22} />
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label="Môj účet">
        <Menu.Label>
          <span className={styles.who}>{name}</span>
          {email}
        </Menu.Label>
        {hasProfile && (
          <Menu.Item component={Link} to="/profile" leftSection={<User aria-hidden size={18} />}>
            Môj profil
          </Menu.Item>
        )}
        <Menu.Item
          className={styles.onPhones ?? ''}
          component="a"
          href="/"
          leftSection={<ExternalLink aria-hidden size={18} />}
        >
          Verejná stránka
        </Menu.Item>
        <Menu.Item leftSection={<LogOut aria-hidden size={18} />} disabled={isLeaving} onClick={leave}>
          Odhlásiť sa
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const SCHEMES: readonly { scheme: MantineColorScheme; label: string; icon: LucideIcon }[] = [
  { scheme: 'light', label: 'Svetlý', icon: Sun },
  { scheme: 'dark', label: 'Tmavý', icon: Moon },
  { scheme: 'auto', label: 'Podľa zariadenia', icon: Monitor },
];

function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = SCHEMES.find(({ scheme }) => scheme === colorScheme)?.icon ?? Monitor;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="Vzhľad">
          <Current aria-hidden size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Vzhľad">
        <Menu.RadioGroup value={colorScheme}>
          {SCHEMES.map(({ scheme, label, icon: Icon }) => (
            <Menu.RadioItem
              key={scheme}
              value={scheme}
              rightSection={<Icon aria-hidden size={18} />}
              onChange={() => setColorScheme(scheme)}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path fill="#c93727" d="M0 0h48v48H0z" />
      <path fill="#1d1b1a" d="M0 0h24a24 24 0 0 1-24 24z" />
      <circle fill="#e3a21a" cx="16" cy="16" r="9" />
      <path fill="#1d1b1a" d="M48 48H24a24 24 0 0 1 24-24z" />
    </svg>
  );
}
