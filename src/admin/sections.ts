import { auditSection } from './audit/section.ts';
import { bannersSection } from './banners/section.ts';
import { dashboardSection } from './dashboard/section.ts';
import { dataDutiesSection } from './data-duties/section.ts';
import { eventsSection } from './events/section.ts';
import { gallerySection } from './galleries/section.ts';
import { mailsSection } from './mails/section.ts';
import { newsletterSection } from './newsletter/section.ts';
import { profileSection } from './profile/section.ts';
import { publishingSection } from './publishing/section.ts';
import { reservationsSection } from './reservations/section.ts';
import { settingsSection } from './settings/section.ts';
import type { Section } from './shell/section.ts';
import { usersSection } from './users/section.ts';

/** The sections there are, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  dashboardSection,
  eventsSection,
  gallerySection,
  bannersSection,
  reservationsSection,
  newsletterSection,
  settingsSection,
  publishingSection,
  usersSection,
  auditSection,
  dataDutiesSection,
  mailsSection,
  profileSection,
];
