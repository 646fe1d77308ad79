import { Checkbox, Group, NumberInput, Radio, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { languageName } from '../../../domain/events/audience-words.ts';
import { ACCESS_FEATURES, ACCESS_WORDS, type AccessFeature } from '../../../domain/events/event-access.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { FoldedPart } from '../../shared/form-parts.tsx';
import { Hint } from '../../shared/layout.tsx';
import { field, type PartProps } from './part.ts';

const MAX_AGE = 120;
const FIELDS = ['age_from', 'age_to', 'language', 'access'] as const;

export function AudiencePart({ form }: PartProps) {
  const isNeeded = FIELDS.some((name) => form.values[name] !== '' || form.errors[name]);
  return (
    <FoldedPart title="Pre koho" label="Vek, jazyk a&nbsp;prístupnosť" isNeeded={isNeeded}>
      <Group align="start" gap="var(--space-3) 2rem">
        <AgeField form={form} name="age_from" description="Prázdne: pre každého." />
        <AgeField form={form} name="age_to" description="Napríklad pri kurzoch pre deti." />
        <LanguageField form={form} />
      </Group>
      <AccessField form={form} />
    </FoldedPart>
  );
}

interface AgeProps extends PartProps {
  name: 'age_from' | 'age_to';
  description: string;
}

function AgeField({ form, name, description }: AgeProps) {
  return (
    <NumberInput
      {...field(form, name)}
      name={name}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      w="11rem"
      min={0}
      max={MAX_AGE}
      allowDecimal={false}
      suffix="&nbsp;r."
      onChange={(age) => form.setFieldValue(name, typeof age === 'number' ? age : '')}
    />
  );
}

/** '' is Slovak; `zxx` means no language at all (ISO 639-2). */
const LANGUAGES = [
  { value: 'sk', label: 'slovenčina' },
  { value: 'zxx', label: 'bez slov' },
  { value: 'cs', label: 'čeština' },
  { value: 'en', label: 'angličtina' },
  { value: 'hu', label: 'maďarčina' },
  { value: 'de', label: 'nemčina' },
  { value: 'pl', label: 'poľština' },
  { value: 'uk', label: 'ukrajinčina' },
];

function LanguageField({ form }: PartProps) {
  const language = form.values.language || 'sk';
  const isListed = LANGUAGES.some(({ value }) => value === language);
  return (
    <Select
      {...field(form, 'language')}
      w="13rem"
      allowDeselect={false}
      data={isListed ? LANGUAGES : [...LANGUAGES, { value: language, label: languageName(language) }]}
      value={language}
      onChange={(chosen) => form.setFieldValue('language', chosen === null || chosen === 'sk' ? '' : chosen)}
    />
  );
}

function AccessField({ form }: PartProps) {
  const { access } = form.values;
  const isOwn = access !== '';
  const [last, setLast] = useState<readonly AccessFeature[]>([]);
  const set = (features: readonly AccessFeature[]) => {
    setLast(features);
    form.setFieldValue('access', [...features]);
  };
  return (
    <Stack gap="xs">
      <Radio.Group
        label={EVENTS.fields.access.name}
        name="access"
        value={isOwn ? 'own' : 'rooms'}
        error={form.errors.access}
        onChange={(value) => (value === 'own' ? set(last) : form.setFieldValue('access', ''))}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="rooms" label="Ako miestnosti, v&nbsp;ktorých je" />
          <Radio value="own" label="Toto podujatie má:" />
        </Stack>
      </Radio.Group>
      {isOwn && (
        <>
          <Checkbox.Group
            aria-label="Čo podujatie má"
            value={[...access]}
            onChange={(chosen) => set(ACCESS_FEATURES.filter((feature) => chosen.includes(feature)))}
          >
            <Group gap="var(--space-2) 2rem" pl="2rem">
              {ACCESS_FEATURES.map((feature) => (
                <Checkbox key={feature} value={feature} label={ACCESS_WORDS[feature]} />
              ))}
            </Group>
          </Checkbox.Group>
          {access.length === 0 && <Hint pl="2rem">Nič nezaškrtnuté znamená, že nič z&nbsp;toho nemá.</Hint>}
        </>
      )}
    </Stack>
  );
}
