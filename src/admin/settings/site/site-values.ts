// Who and where the centre is, as its form holds it.
import { type Site, siteSchema } from '../../../domain/content/settings.ts';
import type { Setting } from '../setting.ts';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { type Row, toRows } from '../shared/row.ts';

export type PhoneRow = Row<Site['phones'][number]>;

export interface SiteValues
  extends Omit<Site, 'phones' | 'reservation_phone' | 'registration' | 'founded_year' | 'location'> {
  phones: PhoneRow[];
  /** Empty for none of its own. */
  reservation_phone: string;
  isRegistrationOpen: boolean;
  /** Texts while they are typed. */
  founded_year: number | string;
  location: { lat: number | string; lng: number | string };
}

export const SITE: Setting<Site, SiteValues> = {
  name: 'site',
  schema: siteSchema,
  toValues: ({ registration, ...site }) => ({
    ...site,
    phones: toRows(site.phones),
    reservation_phone: site.reservation_phone ?? '',
    isRegistrationOpen: registration !== 'closed',
  }),
  toFields: ({ phones, reservation_phone, isRegistrationOpen, ...site }) => ({
    ...site,
    phones: phones.map(({ label, number }) => ({ label, number })),
    ...(reservation_phone.trim() === '' ? {} : { reservation_phone }),
    ...(isRegistrationOpen ? {} : { registration: 'closed' as const }),
  }),
  // Bus and tram numbers are one field each.
  fieldOf: (path) => path.replace(/^(transport\.(?:buses|trams))\.\d+$/, '$1'),
  fieldNames: SETTING_FIELD_NAMES.site,
};
