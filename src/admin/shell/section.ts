// How a section of the admin area describes itself.
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Permission } from '../../domain/accounts/permissions.ts';
import type { Today } from '../shared/today.ts';

/** The groups of the navigation, in its order. Those without a title are single lines. */
export const NAVIGATION_GROUPS = [
  { id: 'start', title: null },
  { id: 'programme', title: 'Program' },
  { id: 'rentals', title: 'Prenájom' },
  { id: 'newsletter', title: null },
  { id: 'office', title: 'Správa' },
] as const;

/** A line of the navigation, or a button of the first screen. */
export interface Place {
  /** Below /admin. */
  to: string;
  label: string;
  icon: LucideIcon;
  /** The permissions a user needs beside those of the section. */
  permissions?: readonly Permission[];
}

export interface Section {
  /** First part of its addresses below /admin; '' is the dashboard. */
  path: string;
  /** Its name in the navigation and in the breadcrumbs. */
  label: string;
  icon: LucideIcon;
  /** The permissions a user needs, all of them; everybody needs `view_admin` anyway. */
  permissions: readonly Permission[];
  /** The user also needs at least one of these. */
  anyOf?: readonly Permission[];
  /** Its pages; nested paths are written out (`:id/history`). */
  routes: readonly RouteObject[];
  /** Its group in the navigation; missing for a section that is linked elsewhere. */
  group?: (typeof NAVIGATION_GROUPS)[number]['id'];
  /** Pages that have a line of their own in the navigation, below that of the section. */
  places?: readonly Place[];
  /** What people begin most often, at hand on the first screen. */
  beginnings?: readonly Place[];
  /** What waits in it for staff: rows of the first screen. Loaded with the first screen, as is `agenda`. */
  today?: () => Promise<Today>;
  /** What comes next: a part of the first screen, beside what waits. */
  agenda?: () => Promise<ComponentType>;
}

/** What the breadcrumbs read from a route. */
export interface RouteHandle {
  crumb: string;
}

/** Imports a module; the component is its export of that name. */
type Load<Name extends string> = () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>;

/**
 * A page of a section, loaded when it is first opened.
 * @param path below the section, '' for its first page
 * @param crumb its name in the breadcrumbs; the first page has the section's name
 */
export function page<Name extends string>(path: string, load: Load<Name>, name: Name, crumb?: string): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] });
  const handle = crumb === undefined ? undefined : ({ crumb } satisfies RouteHandle);
  return path === '' ? { index: true, lazy, handle } : { path, lazy, handle };
}

/** Whether the granted permissions open something: all of `permissions`, and one of `anyOf` if there are any. */
export function isAllowed(
  granted: readonly Permission[],
  { permissions, anyOf = [] }: { permissions: readonly Permission[]; anyOf?: readonly Permission[] },
): boolean {
  return (
    permissions.every((permission) => granted.includes(permission)) &&
    (anyOf.length === 0 || anyOf.some((permission) => granted.includes(permission)))
  );
}
