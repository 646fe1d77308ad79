import { Autocomplete, Group, Radio, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listPlaces } from '../../api/admin-events.ts';
import { EVENT_KINDS, kindName } from '../../domain/events/event-words.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { slugOf } from '../../domain/words/fold.ts';
import { DateTimeField } from '../entries/DateTimeField.tsx';
import { fieldOf } from '../entries/form-values.ts';
import { MarkdownField } from '../entries/MarkdownField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { FormPart } from '../shared/FormShell.tsx';
import { movedEnd } from './event-moves.ts';
import { EVENT_FIELD_NAMES, type EventStatus, type EventValues, SOCIAL_PLATFORMS } from './event-values.ts';
import { PointFields } from './PointFields.tsx';

const field = fieldOf(EVENT_FIELD_NAMES);

interface PartProps {
  form: UseFormReturnType<EventValues>;
}

/** All fields of an event, in the order in which people are asked about it. */
export function EventFields({ form }: PartProps) {
  return (
    <>
      <WhatAndWhen form={form} />
      <Place form={form} />
      <Description form={form} />
      <Poster form={form} />
      <Admission form={form} />
      <Status form={form} />
      <Links form={form} />
      <Publishing form={form} />
    </>
  );
}

const KIND_OPTIONS = EVENT_KINDS.map((value) => ({ value, label: kindName(value) }));

function WhatAndWhen({ form }: PartProps) {
  const { start_date: start, end_date: end } = form.values;
  // While another start is being typed, it may be no time at all.
  const lastStart = useRef(start);
  useEffect(() => {
    if (isWallClock(start)) lastStart.current = start;
  }, [start]);
  const moveStart = (to: string) => {
    const moved = movedEnd({ from: lastStart.current, to, end });
    form.setFieldValue('start_date', to);
    if (moved !== end) form.setFieldValue('end_date', moved);
  };
  return (
    <FormPart title="Čo a&nbsp;kedy">
      <TextInput {...field(form, 'title')} required maxLength={200} />
      <Group align="start" gap="xl">
        <DateTimeField {...field(form, 'start_date')} required name="start_date" onChange={moveStart} />
        <DateTimeField {...field(form, 'end_date')} description="Ak ho neviete, nechajte prázdny." name="end_date" />
      </Group>
      <Select
        {...field(form, 'kind')}
        placeholder="Vyberte"
        maw="17rem"
        clearable
        data={KIND_OPTIONS}
        value={form.values.kind || null}
        onChange={(kind) => form.setFieldValue('kind', kind ?? '')}
      />
    </FormPart>
  );
}

function Place({ form }: PartProps) {
  const places = useQuery({ queryKey: ['events', 'places'], queryFn: listPlaces });
  const known = places.data ?? [];
  return (
    <FormPart title="Kde">
      <Autocomplete
        {...field(form, 'location')}
        description="Začnite písať a&nbsp;vyberte zo známych miest, alebo napíšte nové."
        maxLength={120}
        limit={8}
        data={known.map(({ name }) => name)}
        onOptionSubmit={(name) =>
          form.setFieldValue('point', known.find((place) => place.name === name)?.point ?? null)
        }
      />
      <PointFields
        value={form.values.point}
        onChange={(point) => {
          form.setFieldValue('point', point);
          form.clearFieldError('lat');
          form.clearFieldError('lng');
        }}
        errors={form.errors}
      />
    </FormPart>
  );
}

function Description({ form }: PartProps) {
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

function Poster({ form }: PartProps) {
  const { poster_image: image, poster_alt: alt } = form.errors;
  return (
    <FormPart title="Plagát">
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

function Admission({ form }: PartProps) {
  const { is_paid } = form.values;
  return (
    <FormPart title="Vstupné">
      <Radio.Group
        label="Platí sa vstupné?"
        name="is_paid"
        value={is_paid ? 'yes' : 'no'}
        onChange={(value) => form.setFieldValue('is_paid', value === 'yes')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="no" label="Nie, vstup je voľný" />
          <Radio value="yes" label="Áno" />
        </Stack>
      </Radio.Group>
      <TextInput
        label="Cena slovami"
        description={
          is_paid ? 'Napríklad: 10 €, zľavnené 6 €' : 'Napríklad: dobrovoľné vstupné. Inak nechajte prázdne.'
        }
        maxLength={60}
        {...form.getInputProps('price_text')}
      />
      <TextInput
        {...field(form, 'rezervovane_sk_url')}
        description="Adresa stránky, kde sa dajú kúpiť alebo rezervovať vstupenky."
        type="url"
        inputMode="url"
        placeholder="https://"
      />
    </FormPart>
  );
}

const STATUSES: readonly EventStatus[] = ['', 'Zrušený', 'Presunutý'];

function Status({ form }: PartProps) {
  const choose = (value: string) => {
    const status = STATUSES.find((known) => known === value) ?? '';
    form.setFieldValue('status', status);
    // The time that was announced is the one that stands there when it is moved.
    if (status === 'Presunutý' && form.values.previous_start_date === '')
      form.setFieldValue('previous_start_date', form.getInitialValues().start_date);
  };
  return (
    <FormPart title="Zmena podujatia">
      <Radio.Group
        label="Koná sa?"
        name="status"
        value={form.values.status}
        onChange={choose}
        error={form.errors.status}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="" label="Áno, koná sa" />
          <Radio value="Zrušený" label="Zrušené" description="Na webe zostane s&nbsp;označením „zrušené“." />
          <Radio value="Presunutý" label="Presunuté na iný čas" description="Nový čas napíšte hore ako začiatok." />
        </Stack>
      </Radio.Group>
      {form.values.status === 'Presunutý' && (
        <DateTimeField {...field(form, 'previous_start_date')} name="previous_start_date" />
      )}
    </FormPart>
  );
}

const LABELS: Record<(typeof SOCIAL_PLATFORMS)[number], string> = {
  website: 'Stránka podujatia alebo účinkujúcich',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
};

function Links({ form }: PartProps) {
  return (
    <FormPart title="Odkazy">
      {SOCIAL_PLATFORMS.map((platform) => (
        <TextInput
          key={platform}
          label={LABELS[platform]}
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps(`social_links.${platform}`)}
        />
      ))}
    </FormPart>
  );
}

function Publishing({ form }: PartProps) {
  return (
    <FormPart title="Zverejnenie">
      <Switch
        label="Koncept"
        description="Podujatie je uložené, ale na webe ho nevidno."
        {...form.getInputProps('draft', { type: 'checkbox' })}
      />
      <Group align="start" gap="xl">
        <DateTimeField {...field(form, 'publish_at')} description="Prázdne: hneď po uložení." name="publish_at" />
        <DateTimeField
          {...field(form, 'unpublish_at')}
          description="Prázdne: zostane v&nbsp;archíve."
          name="unpublish_at"
        />
      </Group>
      <TextInput
        {...field(form, 'slug')}
        description="Časť adresy stránky podujatia. Keď ju zmeníte, stará adresa presmeruje na novú."
        maxLength={80}
        placeholder={slugOf(form.values.title)}
      />
    </FormPart>
  );
}
