import { NavLink } from 'react-router';
import { isAllowed } from '../section.ts';
import { SECTIONS } from '../sections.ts';
import { useUser } from '../session/user-context.ts';
import styles from './Navigation.module.css';

/** The sections one may use; the others are not shown. */
export function Navigation() {
  const { permissions } = useUser();
  return (
    <nav aria-label="Administrácia">
      <ul className={styles.list}>
        {SECTIONS.filter((section) => isAllowed(permissions, section)).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink className={styles.link ?? ''} to={`/${path}`} end={path === ''}>
              <Icon aria-hidden size={20} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
