import { auditSection } from './audit/section.ts';
import { backupSection } from './backup/section.ts';
import { bannersSection } from './banners/section.ts';
import { dashboardSection } from './dashboard/section.ts';
import { dataDutiesSection } from './data-duties/section.ts';
import { deletedSection } from './deleted/section.ts';
import { eventsSection } from './events/section.ts';
import { gallerySection } from './galleries/section.ts';
import { jobsSection } from './jobs/section.ts';
import { mailsSection } from './mails/section.ts';
import { newsletterSection } from './newsletter/section.ts';
import { profileSection } from './profile/section.ts';
import { publishingSection } from './publishing/section.ts';
import { reservationsSection } from './reservations/section.ts';
import { settingsSection } from './settings/section.ts';
import type { Section } from './shell/section.ts';
import { usersSection } from './users/section.ts';

export const SECTIONS: readonly Section[] = [
  dashboardSection,
  eventsSection,
  gallerySection,
  bannersSection,
  deletedSection,
  reservationsSection,
  newsletterSection,
  settingsSection,
  usersSection,
  auditSection,
  dataDutiesSection,
  backupSection,
  mailsSection,
  jobsSection,
  publishingSection,
  profileSection,
];
