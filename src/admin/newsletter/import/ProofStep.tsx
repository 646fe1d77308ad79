import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { ForAll } from '../../../api/subscriber-import.ts';
import { MOST_IN_A_ROW } from '../../../domain/newsletter/subscriber-import.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { StepHeading } from '../../shared/import/ImportSteps.tsx';
import { DayField } from '../../shared/time-fields.tsx';
import { people } from '../words.tsx';
import type { FoundRow } from './found-rows.ts';

interface Props {
  rows: readonly FoundRow[];
  all: ForAll;
  onDone: (all: ForAll) => void;
  onBack: () => void;
}

export function ProofStep({ rows, all, onDone, onBack }: Props) {
  const [proof, setProof] = useState(all.proof ?? '');
  const [day, setDay] = useState(all.confirmed_on ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const lacking = {
    proof: rows.filter((row) => row.proof === undefined).length,
    day: rows.filter((row) => row.confirmed_on === undefined).length,
  };
  const missing = {
    proof: lacking.proof > 0 && proof.trim() === '' ? 'Napíšte, ako a\u00a0kde súhlas dali.' : null,
    day: lacking.day > 0 && day === '' ? 'Vyberte deň. Ak ich bolo viac, vyberte posledný z\u00a0nich.' : null,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (missing.proof !== null || missing.day !== null) return;
    onDone({ ...(proof.trim() !== '' && { proof: proof.trim() }), ...(day !== '' && { confirmed_on: day }) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="var(--space-5)" maw="44rem">
        <StepHeading>Kde a&nbsp;kedy súhlas dali</StepHeading>
        {lacking.proof + lacking.day === 0 ? (
          <Text>Doklad aj deň má v&nbsp;tabuľke každý riadok.</Text>
        ) : (
          <Text>Toto platí pre riadky, ktoré to v&nbsp;tabuľke nemajú. Čo je v&nbsp;tabuľke, má prednosť.</Text>
        )}
        {lacking.proof > 0 && (
          <Textarea
            label="Ako a&nbsp;kde súhlas dali"
            description={`Napríklad: podpísané prihlášky pri pokladni, uložené v\u00a0šanóne „Newsletter 2026“. Použije sa pre ${people(lacking.proof)}.`}
            required
            maxLength={MOST_IN_A_ROW.proof}
            value={proof}
            onChange={({ currentTarget }) => setProof(currentTarget.value)}
            error={isAsked ? missing.proof : null}
          />
        )}
        {lacking.day > 0 && (
          <DayField
            label="Kedy súhlas dali"
            description={`Použije sa pre ${people(lacking.day)}.`}
            required
            max={isoDay(Date.now())}
            value={day}
            onChange={setDay}
            error={isAsked ? missing.day : null}
          />
        )}
        <Group gap="xs">
          <Button variant="filled" type="submit">
            Skontrolovať ľudí
          </Button>
          <Button onClick={onBack}>Späť</Button>
        </Group>
      </Stack>
    </form>
  );
}
