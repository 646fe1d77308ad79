import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FaqList } from '../../../components/contact/FaqList.tsx';
import { type FaqItem, faqSchema } from '../../../domain/content/settings.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import { settingPage } from '../SettingEditor.tsx';
import { inItems, type Setting } from '../setting.ts';
import { newRow, type Row, toRows } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(SETTING_FIELD_NAMES.faq);

interface FaqValues {
  items: Row<FaqItem>[];
}

const FAQ: Setting<FaqItem[], FaqValues> = {
  name: 'faq',
  schema: faqSchema,
  toValues: (items) => ({ items: toRows(items) }),
  toFields: ({ items }) => items.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
  fieldOf: inItems,
  fieldNames: SETTING_FIELD_NAMES.faq,
  versions: listVersions(({ question }) => String(question)),
};

export const FaqPage = settingPage(FAQ, FaqFields, FaqPreview);

function FaqFields({ form }: { form: UseFormReturnType<FaqValues> }) {
  return (
    <SortableList<Row<FaqItem>>
      form={form}
      path="items"
      items={form.values.items}
      nameOf={({ question }) => question}
      newName="Nová otázka"
      addLabel="Pridať otázku"
      make={() => newRow({ question: '', answer: '' })}
    >
      {(_, path) => (
        <>
          <TextInput
            {...field(form, `${path}.question`)}
            description="Tak, ako by sa spýtal návštevník."
            required
            maxLength={200}
          />
          <Textarea {...field(form, `${path}.answer`)} required maxLength={1200} />
        </>
      )}
    </SortableList>
  );
}

function FaqPreview({ values }: { values: FaqValues }) {
  return <FaqList items={values.items} />;
}
