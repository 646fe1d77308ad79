import { Group, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { DateTimeField } from '../entries/DateTimeField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { BANNER_FIELD_NAMES, type BannerValues } from './banner-values.ts';

interface Props<Answer> {
  form: UseFormReturnType<BannerValues>;
  onSubmit: (values: BannerValues) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
  actions?: ReactNode;
  leadsAway?: boolean;
}

/** The fields of a banner with the slide they make. */
export function BannerForm<Answer>({ form, ...shell }: Props<Answer>) {
  return (
    <FormShell form={form} {...shell}>
      <PictureField
        label={BANNER_FIELD_NAMES.banner_image}
        description="Najlepšie na šírku, aspoň 1600 bodov. Na telefóne sa orezáva inak než na počítači."
        value={form.values.banner_image}
        onChange={(picture) => {
          form.setFieldValue('banner_image', picture);
          form.clearFieldError('banner_image');
          form.clearFieldError('banner_image.alt_text');
        }}
        error={messageOf(form.errors.banner_image ?? form.errors['banner_image.image_path'])}
        altError={messageOf(form.errors['banner_image.alt_text'])}
        names={{ image: 'banner_image', alt: 'banner_image.alt_text' }}
      />
      <TextInput
        label={BANNER_FIELD_NAMES.title}
        description="Krátky a&nbsp;pútavý, ideálne do 45 znakov."
        required
        maxLength={120}
        {...form.getInputProps('title')}
      />
      <TextInput
        label={BANNER_FIELD_NAMES.label}
        description="Nepovinný, napríklad dátum a&nbsp;miesto."
        maxLength={120}
        {...form.getInputProps('label')}
      />
      <Textarea
        label={BANNER_FIELD_NAMES.text}
        description="Nepovinný, jedna až dve vety."
        maxLength={300}
        {...form.getInputProps('text')}
      />
      <TextInput
        label={BANNER_FIELD_NAMES.link}
        description="Kam vedie tlačidlo: miesto na tomto webe (/events) alebo celá adresa (https://…). Bez odkazu tlačidlo nebude."
        inputMode="url"
        {...form.getInputProps('link')}
      />
      <TextInput
        label={BANNER_FIELD_NAMES.action}
        description="Keď zostane prázdny, bude tam „Zobraziť viac“."
        maxLength={40}
        {...form.getInputProps('action')}
      />
      <Group align="start" gap="xl">
        <DateTimeField label={BANNER_FIELD_NAMES.from} name="from" {...form.getInputProps('from')} />
        <DateTimeField label={BANNER_FIELD_NAMES.until} name="until" {...form.getInputProps('until')} />
      </Group>
      <Text c="dimmed">Bez dátumov sa banner zobrazuje stále, od uloženia, kým ho nezmažete.</Text>
    </FormShell>
  );
}

function messageOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null;
}
