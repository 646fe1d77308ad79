import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FaqList } from '../../../components/contact/FaqList.tsx';
import { FAQ, type FaqItem } from '../../../domain/kinds/faq.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { settingPage } from '../kind.tsx';
import { inItems, type Setting } from '../setting.ts';
import { type ListValues, newRow, type Row, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(FAQ.fieldNames);

type FaqValues = ListValues<Row<FaqItem>>;

const FORM: Setting<FaqItem[], FaqValues> = {
  ...FAQ,
  toValues: (items) => ({ items: toRows(items) }),
  toFields: ({ items }) => items.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
  fieldOf: inItems,
  versions: listVersions(({ question }) => String(question)),
};

export const FaqPage = settingPage(FORM, FaqFields, FaqPreview);

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
