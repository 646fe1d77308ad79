import { Link, type UIMatch, useMatches } from 'react-router';
import styles from './Breadcrumbs.module.css';
import type { RouteHandle } from './section.ts';

const hasCrumb = (match: UIMatch): match is UIMatch<unknown, RouteHandle> =>
  typeof match.handle === 'object' && match.handle !== null && 'crumb' in match.handle;

/** The way here, on pages below a section's first one. */
export function Breadcrumbs() {
  const crumbs = useMatches().filter(hasCrumb);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Kde som">
      <ol className={styles.list}>
        {crumbs.map(({ id, pathname, handle }, at) => (
          <li key={id} className={styles.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{handle.crumb}</span>
            ) : (
              <Link className={styles.link ?? ''} to={pathname}>
                {handle.crumb}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
