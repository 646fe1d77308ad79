import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, useRouteError } from 'react-router';
import { NewPasswordFirst } from '../profile/PasswordForm.tsx';
import { SECTIONS } from '../sections.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState, LoadingState, PartProblem } from '../shared/states.tsx';
import { useUser } from './contexts.ts';
import { Shell } from './Shell.tsx';
import { SignedIn } from './SignedIn.tsx';
import { isAllowed, type RouteHandle, type Section } from './section.ts';

function sectionRoute(section: Section): RouteObject {
  return {
    path: section.path,
    element: <Permitted section={section} />,
    errorElement: <PageProblem />,
    handle: { crumb: section.label } satisfies RouteHandle,
    children: [...section.routes],
  };
}

export const router = createBrowserRouter(
  [
    {
      element: <AdminRoot />,
      errorElement: <PageProblem />,
      HydrateFallback: () => (
        <main className="admin-waits">
          <LoadingState />
        </main>
      ),
      children: [...SECTIONS.map(sectionRoute), { path: '*', element: <MissingPage /> }],
    },
  ],
  { basename: '/admin' },
);

/** It is inside the router, so that dialogs can hold links. */
function AdminRoot() {
  return (
    <SignedIn>
      <ModalsProvider>
        {/* Screen readers announce a message only in a live region that existed before it. */}
        <Notifications aria-live="polite" position="top-right" autoClose={3500} limit={4} />
        <NewPasswordFirst>
          <Shell />
        </NewPasswordFirst>
      </ModalsProvider>
    </SignedIn>
  );
}

function MissingPage() {
  return (
    <>
      <PageHeader title="Táto stránka neexistuje" />
      <EmptyState title="Možno ju niekto presunul, alebo je v&nbsp;adrese preklep.">
        <LinkButton variant="filled" to="/">
          Na prehľad
        </LinkButton>
      </EmptyState>
    </>
  );
}

function PageProblem() {
  const error = useRouteError();
  return (
    <>
      <PageHeader title="Túto časť sa nepodarilo otvoriť" />
      <PartProblem error={error} />
    </>
  );
}

function Permitted({ section }: { section: Section }) {
  const isPermitted = isAllowed(useUser().permissions, section);
  useEffect(() => {
    if (!isPermitted) location.replace('/unauthorized');
  }, [isPermitted]);
  return isPermitted ? <Outlet /> : <LoadingState />;
}
