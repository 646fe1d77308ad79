import { use } from 'react';
import { NavLink } from 'react-router';
import styles from './Navigation.module.css';
import { isAllowed } from './section.ts';
import { SectionsContext } from './sections-context.ts';
import { useUser } from './user-context.ts';

/** The sections one may use; the others are not shown. */
export function Navigation() {
  const { permissions } = useUser();
  const sections = use(SectionsContext).filter(
    (section) => section.isListed !== false && isAllowed(permissions, section),
  );
  return (
    <nav aria-label="Administrácia">
      <ul className={styles.list}>
        {sections.map(({ path, label, icon: Icon }) => (
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
