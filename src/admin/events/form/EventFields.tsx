import { Group, TextInput } from '@mantine/core';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { SOCIAL_PLATFORMS } from '../../../domain/kinds/event-fields.ts';
import { slugOf } from '../../../domain/words/fold.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import type { FieldsProps } from '../../entries/entry-kind.ts';
import { MarkdownField } from '../../entries/MarkdownField.tsx';
import { PictureField } from '../../media/PictureField.tsx';
import { AddressField } from '../../shared/AddressField.tsx';
import { FoldedPart, FormPart } from '../../shared/form-parts.tsx';
import type { EventValues } from '../event-values.ts';
import { AdmissionPart } from './AdmissionPart.tsx';
import { AudiencePart } from './AudiencePart.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { PlacePart } from './PlacePart.tsx';
import { field, type PartProps } from './part.ts';
import { ChangePart, TimePart } from './TimePart.tsx';

export function EventFields({ form, isNew }: FieldsProps<EventValues>) {
  return (
    <>
      {!isNew && <MissingNotice form={form} />}
      <TimePart form={form} isNew={isNew} />
      <PlacePart form={form} />
      <TextPart form={form} />
      <PosterPart form={form} />
      <AdmissionPart form={form} />
      <AudiencePart form={form} />
      {!isNew && <ChangePart form={form} />}
      <LinksPart form={form} />
      <PublishingPart form={form} />
    </>
  );
}

function TextPart({ form }: PartProps) {
  return (
    <FormPart title="O&nbsp;čom to je">
      <MarkdownField
        {...field(form, 'description')}
        value={form.values.description}
        description="Prvé vety sa ukážu aj na karte v&nbsp;zozname podujatí."
        name="description"
      />
    </FormPart>
  );
}

function PosterPart({ form }: PartProps) {
  const { poster_image: image, poster_alt: alt } = form.errors;
  return (
    <FormPart title={EVENTS.fields.poster_image.name}>
      <PictureField
        label="Obrázok podujatia"
        description="Najlepšie na výšku. Všetko dôležité z&nbsp;plagátu napíšte aj do textu, aby si to vedel prečítať každý."
        value={form.values.poster}
        onChange={(poster) => form.setFieldValue('poster', poster)}
        error={typeof image === 'string' ? image : null}
        altError={typeof alt === 'string' ? alt : null}
        names={{ image: 'poster_image', alt: 'poster_alt' }}
        isOptional
      />
    </FormPart>
  );
}

function LinksPart({ form }: PartProps) {
  const isNeeded =
    Object.values(form.values.social_links).some((link) => link !== '') ||
    Object.keys(form.errors).some((path) => path.startsWith('social_links.'));
  return (
    <FoldedPart title={EVENTS.fields.social_links.name} label="Pridať odkaz" isNeeded={isNeeded}>
      {SOCIAL_PLATFORMS.map((platform) => (
        <AddressField key={platform} {...field(form, `social_links.${platform}`)} />
      ))}
    </FoldedPart>
  );
}

function PublishingPart({ form }: PartProps) {
  return (
    <FormPart title="Zverejnenie">
      <Group align="start" gap="xl">
        <DateTimeField {...field(form, 'publish_at')} description="Prázdne: hneď po zverejnení." name="publish_at" />
        <DateTimeField
          {...field(form, 'unpublish_at')}
          description="Prázdne: zostane v&nbsp;archíve."
          name="unpublish_at"
          start={form.values.publish_at}
        />
      </Group>
      <TextInput
        {...field(form, 'slug')}
        description={`Časť adresy stránky podujatia. Prázdna: „${slugOf(form.values.title)}“. Keď ju zmeníte, stará adresa presmeruje na novú.`}
        maxLength={80}
      />
    </FormPart>
  );
}
