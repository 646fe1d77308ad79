import { createBrowserRouter, type RouteObject } from 'react-router';
import { SECTIONS } from '../sections.ts';
import { LoadingState } from '../shared/LoadingState.tsx';
import { AdminRoot } from './AdminRoot.tsx';
import { MissingPage } from './MissingPage.tsx';
import { PageProblem } from './PageProblem.tsx';
import { Permitted } from './Permitted.tsx';
import type { RouteHandle, Section } from './section.ts';

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
