import { MarkdownField } from '../../entries/MarkdownField.tsx';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';

export function TextField({ form }: { form: EventFormState }) {
  const { description: error } = form.errors;
  return (
    <FormPart title="O&nbsp;čom to je">
      <MarkdownField
        label="Text o&nbsp;podujatí"
        description="Prvé vety sa ukážu aj na karte v&nbsp;zozname podujatí."
        name="description"
        value={form.values.description}
        onChange={(markdown) => form.setFieldValue('description', markdown)}
        error={typeof error === 'string' ? error : null}
      />
    </FormPart>
  );
}
