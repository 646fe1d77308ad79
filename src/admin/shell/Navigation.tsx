import { use, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { SectionsContext, useUser } from './contexts.ts';
import styles from './Navigation.module.css';
import { isAllowed, NAVIGATION_GROUPS, type Place } from './section.ts';

export function Navigation() {
  const { permissions } = useUser();
  const { pathname } = useLocation();
  const sections = use(SectionsContext).filter((section) => isAllowed(permissions, section));
  const groups = NAVIGATION_GROUPS.map(({ id, title }) => ({
    id,
    title,
    places: sections
      .filter(({ group }) => group === id)
      .flatMap(({ path, label, icon, places = [] }): Place[] => [
        { to: `/${path}`, label, icon },
        ...places.filter((place) => isAllowed(permissions, { permissions: place.permissions ?? [] })),
      ]),
  })).filter(({ places }) => places.length > 0);
  const here = currentOf(
    groups.flatMap(({ places }) => places.map(({ to }) => to)),
    pathname,
  );
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another link
  useEffect(() => {
    const list = nav.current;
    const link = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list || !link) return;
    const end = link.offsetTop + link.offsetHeight;
    if (link.offsetTop < list.scrollTop || end > list.scrollTop + list.clientHeight)
      list.scrollTop = end - list.clientHeight;
  }, [here]);
  return (
    <nav ref={nav} aria-label="Administrácia">
      {groups.map(({ id, title, places }) => (
        <div key={id} className={styles.group}>
          {title !== null && (
            <p id={`nav-${id}`} className={styles.title}>
              {title}
            </p>
          )}
          <ul className={styles.places} {...(title !== null && { 'aria-labelledby': `nav-${id}` })}>
            {places.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link className={styles.place ?? ''} to={to} aria-current={to === here ? 'page' : undefined}>
                  <Icon aria-hidden size={20} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The longest address above the page's own: a calendar is nearer than its section. */
export function currentOf(places: readonly string[], pathname: string): string | null {
  const above = places.filter((to) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)));
  return above.sort((a, b) => b.length - a.length)[0] ?? null;
}
