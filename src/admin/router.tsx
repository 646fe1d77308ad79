import { createBrowserRouter, type RouteObject } from 'react-router';
import type { RouteHandle, Section } from './section.ts';
import { SECTIONS } from './sections.ts';
import { Permitted } from './session/Permitted.tsx';
import { LoadingState } from './shared/LoadingState.tsx';
import { AdminRoot } from './shell/AdminRoot.tsx';
import { MissingPage } from './shell/MissingPage.tsx';
import { PageProblem } from './shell/PageProblem.tsx';

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
