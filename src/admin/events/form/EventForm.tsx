import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormShell } from '../../shared/FormShell.tsx';
import { BasicFields } from './BasicFields.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { EventValues } from './event-values.ts';
import { LinkFields } from './LinkFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PosterField } from './PosterField.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { StatusFields } from './StatusFields.tsx';
import { TextField } from './TextField.tsx';

export type EventFormState = UseFormReturnType<EventValues>;

interface Props<Answer> {
  form: EventFormState;
  onSubmit: (values: EventValues) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
  actions?: ReactNode;
  leadsAway?: boolean;
}

/** Everything there is to say about an event, in the order in which one is asked about it. */
export function EventForm<Answer>({ form, ...shell }: Props<Answer>) {
  return (
    <FormShell form={form} {...shell}>
      <BasicFields form={form} />
      <PlaceFields form={form} />
      <TextField form={form} />
      <PosterField form={form} />
      <EntryFields form={form} />
      <StatusFields form={form} />
      <LinkFields form={form} />
      <PublishingFields form={form} />
    </FormShell>
  );
}
