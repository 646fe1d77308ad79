import { auditSection } from './audit/section.ts';
import { dashboardSection } from './dashboard/section.ts';
import type { Section } from './section.ts';
import { usersSection } from './users/section.ts';

/** The sections there are, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [dashboardSection, usersSection, auditSection];
