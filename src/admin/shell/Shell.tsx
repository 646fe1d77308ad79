import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, useHref, useLocation, useNavigation } from 'react-router';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './Navigation.tsx';
import styles from './Shell.module.css';
import { ShellHeader } from './ShellHeader.tsx';

export function Shell() {
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const { state, location: next } = useNavigation();
  const isLoading = state === 'loading';
  // What is typed into a page that is being left would go with it, and nobody is asked any more.
  const isLeaving = isLoading && next.pathname !== here;
  const [isMenuOpen, menu] = useDisclosure();

  useEffect(keepFocus, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    scrollTo(0, 0);
    menu.close();
  }, [pathname]);

  // No link: the way back shall not lead over it.
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
