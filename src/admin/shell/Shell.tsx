import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, Outlet, type UIMatch, useHref, useLocation, useMatches, useNavigation } from 'react-router';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './Navigation.tsx';
import styles from './Shell.module.css';
import { ShellHeader } from './ShellHeader.tsx';
import type { RouteHandle } from './section.ts';

export function Shell() {
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const { state, location: next } = useNavigation();
  const isLoading = state === 'loading';
  // What is typed into a page during a navigation would be lost without a question.
  const isLeaving = isLoading && next.pathname !== here;
  const [isMenuOpen, menu] = useDisclosure();

  useEffect(keepFocus, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for every new page
  useEffect(() => {
    scrollTo(0, 0);
    menu.close();
  }, [pathname]);

  // The browser's history would hold a link.
  const skip = () => document.getElementById('obsah')?.focus();

  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={skip}>
        Preskočiť na obsah
      </button>
      <ShellHeader isMenuOpen={isMenuOpen} openMenu={menu.open} />
      <aside className={styles.side}>
        <Navigation />
      </aside>
      <Drawer opened={isMenuOpen} onClose={menu.close} title="Ponuka" size="18rem">
        <Navigation />
      </Drawer>
      <main id="obsah" tabIndex={-1} className={styles.main} aria-busy={isLoading} inert={isLeaving}>
        <Breadcrumbs />
        <Outlet />
      </main>
    </div>
  );
}

const hasCrumb = (match: UIMatch): match is UIMatch<unknown, RouteHandle> =>
  typeof match.handle === 'object' && match.handle !== null && 'crumb' in match.handle;

function Breadcrumbs() {
  const crumbs = useMatches().filter(hasCrumb);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Kde som">
      <ol className={styles.crumbs}>
        {crumbs.map(({ id, pathname, handle }, at) => (
          <li key={id} className={styles.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{handle.crumb}</span>
            ) : (
              <Link className={styles.crumbLink ?? ''} to={pathname}>
                {handle.crumb}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
