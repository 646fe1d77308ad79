import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Permission } from '../../domain/accounts/permissions.ts';
import type { Today } from '../shared/today.ts';

export const NAVIGATION_GROUPS = [
  { id: 'start', title: null },
  { id: 'programme', title: 'Program' },
  { id: 'rentals', title: 'Prenájom' },
  { id: 'newsletter', title: null },
  { id: 'office', title: 'Správa' },
] as const;

export interface Place {
  /** Below /admin. */
  to: string;
  label: string;
  icon: LucideIcon;
  /** Beside those of the section. */
  permissions?: readonly Permission[];
}

export interface Section {
  /** First part of its addresses below /admin; '' is the dashboard. */
  path: string;
  label: string;
  icon: LucideIcon;
  permissions: readonly Permission[];
  anyOf?: readonly Permission[];
  routes: readonly RouteObject[];
  /** Missing for a section that is linked elsewhere. */
  group?: (typeof NAVIGATION_GROUPS)[number]['id'];
  places?: readonly Place[];
  beginnings?: readonly Place[];
  today?: () => Promise<Today>;
  agenda?: () => Promise<ComponentType>;
}

export interface RouteHandle {
  crumb: string;
}

type Load<Name extends string> = () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>;

/** `path` is '' for the first page, which has the section's name as its crumb. */
export function page<Name extends string>(path: string, load: Load<Name>, name: Name, crumb?: string): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] });
  const handle = crumb === undefined ? undefined : ({ crumb } satisfies RouteHandle);
  return path === '' ? { index: true, lazy, handle } : { path, lazy, handle };
}

export function isAllowed(
  granted: readonly Permission[],
  { permissions, anyOf = [] }: { permissions: readonly Permission[]; anyOf?: readonly Permission[] },
): boolean {
  return (
    permissions.every((permission) => granted.includes(permission)) &&
    (anyOf.length === 0 || anyOf.some((permission) => granted.includes(permission)))
  );
}
