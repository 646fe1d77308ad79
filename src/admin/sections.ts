import { dashboardSection } from './dashboard/section.ts';
import type { Section } from './section.ts';

/** The sections there are, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [dashboardSection];
