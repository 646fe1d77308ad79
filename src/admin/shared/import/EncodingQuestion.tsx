import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { StepHeading } from './ImportSteps.tsx';
import type { Reading } from './read-text.ts';

interface Props {
  name: string;
  readings: readonly Reading[];
  onChoose: (encoding: Encoding) => void;
  onBack: () => void;
}

export function EncodingQuestion({ name, readings, onChoose, onBack }: Props) {
  const [value, setValue] = useState('');
  const chosen = readings.find(({ encoding }) => encoding === value);
  return (
    <Stack
      component="form"
      gap="var(--space-5)"
      maw="60rem"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (chosen !== undefined) onChoose(chosen.encoding);
      }}
    >
      <StepHeading>Ktorý riadok má správne písmená</StepHeading>
      <Text>
        {`V\u00a0súbore ${name} nevieme s\u00a0istotou rozoznať písmená s\u00a0mäkčeňmi a\u00a0dĺžňami. Ten istý riadok sa dá prečítať takto, vyberte správny. Ak nie je dobrý žiadny, uložte tabuľku ako „CSV UTF-8“ a\u00a0vyberte nový súbor.`}
      </Text>
      <Radio.Group label="Riadok zo súboru" required name="encoding" value={value} onChange={setValue}>
        <Stack gap="xs" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {readings.map(({ encoding, line }) => (
            <Radio key={encoding} value={encoding} label={line} description={ENCODINGS[encoding]} />
          ))}
        </Stack>
      </Radio.Group>
      <Group gap="xs">
        <Button variant="filled" type="submit" disabled={chosen === undefined}>
          Prečítať súbor
        </Button>
        <Button onClick={onBack}>Vybrať iný súbor</Button>
      </Group>
    </Stack>
  );
}
