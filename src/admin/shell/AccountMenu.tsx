import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronDown, CircleUser, LogOut, User } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { signOut } from '../../api/session.ts';
import styles from './AccountMenu.module.css';
import { SectionsContext } from './sections-context.ts';
import { useUser } from './user-context.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
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
        <Menu.Item leftSection={<LogOut aria-hidden size={18} />} disabled={isLeaving} onClick={leave}>
          Odhlásiť sa
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
