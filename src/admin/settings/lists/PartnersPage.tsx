import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { PartnerLogo } from '../../../components/partners/PartnerLogo.tsx';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { PARTNERS, type Partner } from '../../../domain/kinds/partners.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import type { PictureValue } from '../../media/PictureField.tsx';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { settingPage } from '../kind.tsx';
import type { Setting } from '../setting.ts';
import { newRow, type Row, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import styles from './PartnersPage.module.css';

type Partners = z.infer<typeof PARTNERS.schema>;

const PARTNER_LISTS = ['partners', 'supporters'] as const;

interface PartnerRow extends Row<Pick<Partner, 'name' | 'url'>> {
  logo: PictureValue | null;
}

type PartnersValues = Record<(typeof PARTNER_LISTS)[number], PartnerRow[]>;

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

const field = fieldOf(PARTNERS.fieldNames);
const NAMES = PARTNERS.fieldNames;
const ADD_LABELS = { partners: 'Pridať partnera', supporters: 'Pridať podporovateľa' } as const;

export const PartnersPage = settingPage(PARTNERS_FORM, PartnersFields, LogoPreview);

function PartnersFields({ form }: { form: UseFormReturnType<PartnersValues> }) {
  return PARTNER_LISTS.map((list) => (
    <FormPart key={list} title={NAMES[list]}>
      <SortableList<PartnerRow>
        form={form}
        path={list}
        items={form.values[list]}
        nameOf={({ name }) => name}
        pictureOf={({ logo }) => logo?.image_path ?? null}
        newName="Bez názvu"
        addLabel={ADD_LABELS[list]}
        make={() => newRow({ name: '', url: '', logo: null })}
      >
        {(_, path) => (
          <>
            <TextInput
              {...field(form, `${path}.name`)}
              description="Je pod logom a&nbsp;prečíta sa tým, ktorí ho nevidia."
              required
              maxLength={120}
            />
            <AddressField {...field(form, `${path}.url`)} description="Kam vedie kliknutie na logo." required />
            <FormPicture
              form={form}
              path={`${path}.logo`}
              label={NAMES.logo}
              description="Najlepšie dvakrát širšie ako vysoké, na svetlom alebo priehľadnom pozadí."
              isLogo
            />
          </>
        )}
      </SortableList>
    </FormPart>
  ));
}

function LogoPreview({ values }: { values: PartnersValues }) {
  return PARTNER_LISTS.map((list) => (
    <div key={list} className={styles.list}>
      <h3>{NAMES[list]}</h3>
      <ul>
        {values[list].map(({ key, name, url, logo }) => (
          <li key={key}>
            {logo !== null && (
              <PartnerLogo
                partner={{ name, url, logo: logo.image_path, width: logo.width ?? 2, height: logo.height ?? 1 }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
