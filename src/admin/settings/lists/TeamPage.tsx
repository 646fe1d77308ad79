import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TeamList } from '../../../components/about/TeamList.tsx';
import { TEAM, type TeamMember } from '../../../domain/kinds/team.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import type { PictureValue } from '../../media/PictureField.tsx';
import { settingPage } from '../kind.tsx';
import background from '../section-background.module.css';
import { inItems, type Setting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { type ListValues, newRow, previewPicture, type Row, toPicture, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(TEAM.fieldNames);

interface MemberRow extends Row<Omit<TeamMember, 'email' | 'image'>> {
  email: string;
  image: PictureValue | null;
}

type TeamValues = ListValues<MemberRow>;

const FORM: Setting<TeamMember[], TeamValues> = {
  ...TEAM,
  toValues: (team) => ({
    items: toRows(team.map((member) => ({ ...member, email: member.email ?? '', image: member.image ?? null }))),
  }),
  toFields: ({ items }) =>
    items.map(({ key: _, email, image, ...member }) => ({
      ...member,
      ...(email.trim() !== '' && { email: email.trim() }),
      ...(image !== null && { image: toPicture(image) }),
    })),
  fieldOf: inItems,
  versions: listVersions(({ name }) => String(name)),
};

export const TeamPage = settingPage(FORM, TeamFields, TeamPreview);

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
            <TextInput {...field(form, `${path}.role`)} required maxLength={80} />
            <TextInput {...field(form, `${path}.phone`)} required type="tel" />
            <TextInput {...field(form, `${path}.email`)} type="email" />
          </div>
          <p className={styles.hint}>
            Telefón píšte s&nbsp;predvoľbou, napríklad +421&nbsp;900&nbsp;123&nbsp;456. Telefón aj e-mail uvidia všetci
            návštevníci webu, zverejnite len pracovné.
          </p>
          <FormPicture
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
