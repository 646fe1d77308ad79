import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PartnerLogo } from '../../../components/partners/PartnerLogo.tsx';
import { PARTNERS } from '../../../domain/kinds/partners.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { settingPage } from '../SettingEditor.tsx';
import { newRow } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import styles from './PartnersPage.module.css';
import { PARTNER_LISTS, PARTNERS_FORM, type PartnerRow, type PartnersValues } from './partners-values.ts';

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
