// How a section of the admin area describes itself.
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Permission } from '../../domain/accounts/permissions.ts';

export interface Section {
  /** First part of its addresses below /admin; '' is the dashboard. */
  path: string;
  /** Its name in the navigation and in the breadcrumbs. */
  label: string;
  icon: LucideIcon;
  /** The permissions a user needs, all of them; everybody needs `view_admin` anyway. */
  permissions: readonly Permission[];
  /** At least one of these is needed besides. */
  anyOf?: readonly Permission[];
  /** Its pages; nested paths are written out (`:id/history`). */
  routes: readonly RouteObject[];
  /** False for a section that is reached from elsewhere and is not in the navigation. */
  isListed?: boolean;
  /** Its cards on the dashboard, in this order. */
  cards?: readonly SectionCard[];
}

export interface SectionCard {
  id: string;
  permissions: readonly Permission[];
  load: () => Promise<ComponentType>;
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

/** A card of the dashboard; its component fetches its own data and renders a `DashboardCard`. */
export function card<Name extends string>(
  id: string,
  load: Load<Name>,
  name: Name,
  permissions: SectionCard['permissions'],
): SectionCard {
  return { id, permissions, load: async () => (await load())[name] };
}

/** Whether the granted permissions open something: all of `permissions`, and one of `anyOf` where it has any. */
export function isAllowed(
  granted: readonly Permission[],
  { permissions, anyOf = [] }: { permissions: readonly Permission[]; anyOf?: readonly Permission[] },
): boolean {
  return (
    permissions.every((permission) => granted.includes(permission)) &&
    (anyOf.length === 0 || anyOf.some((permission) => granted.includes(permission)))
  );
}
