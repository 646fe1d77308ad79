import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FaqList } from '../../../components/contact/FaqList.tsx';
import type { FaqItem } from '../../../domain/content/settings.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../SettingEditor.tsx';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { newRow, type Row } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { FAQ, type FaqValues } from './faq-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.faq);

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

/** With all answers open, which visitors open one by one. */
function FaqPreview({ values }: { values: FaqValues }) {
  return <FaqList items={values.items} />;
}
