import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TeamList } from '../../../components/about/TeamList.tsx';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import styles from '../shared/fields.module.css';
import { previewPicture } from '../shared/preview-pictures.ts';
import { RowPicture } from '../shared/RowPicture.tsx';
import { newRow } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { type MemberRow, TEAM, type TeamValues } from './team-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.team);

export const TeamPage = settingPage(TEAM, TeamFields, TeamPreview);

function TeamFields({ form }: { form: UseFormReturnType<TeamValues> }) {
  return (
    <SortableList<MemberRow>
      form={form}
      path="items"
      items={form.values.items}
      nameOf={({ name }) => name}
      summaryOf={({ role }) => role}
      pictureOf={({ image }) => image?.image_path ?? null}
      newName="Nový člen tímu"
      addLabel="Pridať človeka"
      make={() => newRow({ name: '', role: '', phone: '', email: '', image: null })}
    >
      {(_, path) => (
        <>
          <div className={styles.pair}>
            <TextInput {...field(form, `${path}.name`)} required maxLength={80} />
            <TextInput {...field(form, `${path}.role`)} placeholder="Dramaturgička" required maxLength={80} />
            <TextInput {...field(form, `${path}.phone`)} placeholder="+421 2 0000 0101" required type="tel" />
            <TextInput {...field(form, `${path}.email`)} type="email" />
          </div>
          <p className={styles.hint}>Telefón aj e-mail uvidia všetci návštevníci webu, zverejnite len pracovné.</p>
          <RowPicture
            form={form}
            path={`${path}.image`}
            label="Fotografia"
            description="Najlepšie štvorcová. Človek na nej má so zverejnením súhlasiť."
            isOptional
          />
        </>
      )}
    </SortableList>
  );
}

function TeamPreview({ values }: { values: TeamValues }) {
  const { items } = values;
  const members = items.map(({ key: _, name, role, phone, email, image }) => ({
    name,
    role,
    phone,
    ...(email !== '' && { email }),
    ...(image !== null && { image: previewPicture(image) }),
  }));
  return (
    <div className={background.green}>
      <TeamList members={members} />
    </div>
  );
}
