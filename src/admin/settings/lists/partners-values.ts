import type { z } from 'zod';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { PARTNERS, type Partner } from '../../../domain/kinds/partners.ts';
import { listVersions } from '../../entries/versions.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import type { Setting } from '../setting.ts';
import { type Row, toRows } from '../shared/row.ts';

type Partners = z.infer<typeof PARTNERS.schema>;

export const PARTNER_LISTS = ['partners', 'supporters'] as const;

export interface PartnerRow extends Row<Pick<Partner, 'name' | 'url'>> {
  logo: PictureValue | null;
}

export type PartnersValues = Record<(typeof PARTNER_LISTS)[number], PartnerRow[]>;

/** A partner may move between the lists. */
const versions = listVersions(({ name }) => String(name));

export const PARTNERS_FORM: Setting<Partners, PartnersValues> = {
  ...PARTNERS,
  toValues: ({ partners, supporters }) => ({
    partners: toPartnerRows(partners),
    supporters: toPartnerRows(supporters),
  }),
  toFields: ({ partners, supporters }) => ({
    partners: partners.map(toPartner),
    supporters: supporters.map(toPartner),
  }),
  fieldOf: (path) => path.replace(/\.(?:width|height)$/, '.logo'),
  versions: {
    split: (value) =>
      versions.split(PARTNER_LISTS.flatMap((list) => listOf(value, list).map((partner) => ({ ...partner, list })))),
    join(chosen, all) {
      const joined = versions.join(chosen, all);
      const partners = Array.isArray(joined) ? joined.filter(isRecord) : [];
      return Object.fromEntries(
        PARTNER_LISTS.map((list) => [
          list,
          partners.filter((partner) => partner.list === list).map(({ list: _, ...partner }) => partner),
        ]),
      );
    },
  },
};

/** The name beside a logo describes it. */
function toPartnerRows(partners: readonly Partner[]): PartnerRow[] {
  return toRows(
    partners.map(({ name, url, logo, width, height }) => ({
      name,
      url,
      logo: { image_path: logo, alt_text: '', width, height },
    })),
  );
}

function toPartner({ name, url, logo }: PartnerRow): object {
  return { name, logo: logo?.image_path ?? '', url: url.trim(), width: logo?.width, height: logo?.height };
}

function listOf(value: unknown, list: string): Record<string, unknown>[] {
  const items: unknown = isRecord(value) ? value[list] : [];
  return Array.isArray(items) ? items.filter(isRecord) : [];
}
