import type { Site } from '../../../domain/content/settings.ts';
import { SITE } from '../../../domain/kinds/site.ts';
import { fieldOf } from '../../entries/form-values.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import type { Setting } from '../setting.ts';
import { type Row, toPicture, toRows } from '../shared/rows.ts';

export const field = fieldOf(SITE.fieldNames);

export type PhoneRow = Row<Site['phones'][number]>;

const OPTIONAL = [
  'reservation_phone',
  'box_office_phone',
  'press_email',
  'organisation_id',
  'founder',
  'district_office_label',
  'parking',
  'step_free',
  'about_lead',
  'contact_lead',
] as const;

type OptionalText = (typeof OPTIONAL)[number];

export interface SiteValues
  extends Omit<
      Site,
      | 'phones'
      | OptionalText
      | 'registration'
      | 'founded_year'
      | 'location'
      | 'links'
      | 'transport'
      | 'pictures'
      | 'payment'
    >,
    Record<OptionalText, string> {
  phones: PhoneRow[];
  isRegistrationOpen: boolean;
  links: Record<keyof Site['links'], string>;
  transport: NonNullable<Site['transport']>;
  founded_year: number | string;
  location: { lat: number | string; lng: number | string };
  pictures: Record<keyof NonNullable<Site['pictures']>, PictureValue | null>;
  /** Empty texts: hirers are told to ask for the account. */
  payment: { beneficiary: string; iban: string; days: number | string };
}

const NO_ACCOUNT = { beneficiary: '', iban: '', days: 7 };
const NO_STOP: SiteValues['transport'] = { stop: '', buses: [], trams: [] };
const LINKS = ['district_office', 'data_protection', 'facebook', 'instagram', 'timetable'] as const;

export const SITE_FORM: Setting<Site, SiteValues> = {
  ...SITE,
  toValues: ({ registration, pictures: { about = null, contact = null, share = null } = {}, ...site }) => ({
    ...site,
    ...optionalTexts(site),
    phones: toRows(site.phones),
    isRegistrationOpen: registration !== 'closed',
    links: allLinks(site.links),
    transport: site.transport ?? NO_STOP,
    pictures: { about, contact, share },
    payment: site.payment ?? NO_ACCOUNT,
  }),
  toFields({ phones, isRegistrationOpen, links, transport, pictures, payment, ...values }) {
    const site = withoutEmptyTexts(values);
    const chosen = Object.entries(pictures).flatMap(([name, value]) =>
      value === null ? [] : [[name, toPicture(value)]],
    );
    return {
      ...site,
      links: givenLinks(links),
      ...(hasStop(transport) && { transport }),
      phones: phones.map(({ label, number }) => ({ label, number })),
      ...(isRegistrationOpen ? {} : { registration: 'closed' as const }),
      ...((payment.beneficiary.trim() !== '' || payment.iban.trim() !== '') && { payment }),
      ...(chosen.length > 0 && { pictures: Object.fromEntries(chosen) }),
    };
  },
  // All bus numbers share one field, and so do all tram numbers.
  fieldOf: (path) => path.replace(/^(transport\.(?:buses|trams))\.\d+$/, '$1'),
};

function optionalTexts(site: Site): Record<OptionalText, string> {
  const texts = OPTIONAL.map((name) => [name, site[name] ?? '']);
  return Object.fromEntries(texts) as Record<OptionalText, string>;
}

export function withoutEmptyTexts<T extends Record<OptionalText, string>>(
  values: T,
): Omit<T, OptionalText> & Partial<Pick<T, OptionalText>> {
  const filled: Omit<T, OptionalText> & Partial<Pick<T, OptionalText>> = { ...values };
  for (const name of OPTIONAL) if (values[name].trim() === '') delete filled[name];
  return filled;
}

function allLinks(links: Site['links']): SiteValues['links'] {
  return Object.fromEntries(LINKS.map((name) => [name, links[name] ?? ''])) as SiteValues['links'];
}

function givenLinks(links: SiteValues['links']): Site['links'] {
  return Object.fromEntries(Object.entries(links).filter(([, address]) => address.trim() !== ''));
}

export function hasStop({ stop, buses, trams }: SiteValues['transport']): boolean {
  return stop.trim() !== '' || buses.length + trams.length > 0;
}
