// What a section of the admin area says about itself.
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
  /** What one must be allowed to do, all of it (SPEC 6); `view_admin` is asked of everybody anyhow. */
  permissions: readonly Permission[];
  /** When one of these is enough instead. */
  anyOf?: readonly Permission[];
  /** Its pages, made by `page`; nested paths are written out (`:id/history`). */
  routes: readonly RouteObject[];
  /** False for a section that is reached from elsewhere and is not in the navigation. */
  isListed?: boolean;
  /** What it puts on the dashboard, in this order. */
  cards?: readonly SectionCard[];
}

export interface SectionCard {
  id: string;
  permissions: readonly Permission[];
  /** Loads a component that asks for its own number and shows a `DashboardCard`. */
  load: () => Promise<ComponentType>;
}

/** What breadcrumbs read of a route. */
export interface RouteHandle {
  crumb: string;
}

/**
 * A page of a section, loaded when it is first opened.
 * @param options.path below the section, '' for its first page
 * @param options.crumb its name in the breadcrumbs; the first page has the section's
 * @param options.load imports the component
 */
export function page({
  path,
  crumb,
  load,
}: {
  path: string;
  crumb?: string;
  load: () => Promise<ComponentType>;
}): RouteObject {
  const lazy = async () => ({ Component: await load() });
  const handle = crumb === undefined ? undefined : ({ crumb } satisfies RouteHandle);
  return path === '' ? { index: true, lazy, handle } : { path, lazy, handle };
}

/** Whether somebody may use what asks for these permissions. */
export function isAllowed(
  granted: readonly Permission[],
  { permissions, anyOf = [] }: { permissions: readonly Permission[]; anyOf?: readonly Permission[] },
): boolean {
  return (
    permissions.every((permission) => granted.includes(permission)) &&
    (anyOf.length === 0 || anyOf.some((permission) => granted.includes(permission)))
  );
}
