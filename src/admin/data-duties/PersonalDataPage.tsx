import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import {
  type Erasure,
  erasePersonalData,
  findPersonalData,
  type Person,
  type PersonalData,
  personText,
} from '../../api/data-duties.ts';
import { plural } from '../../domain/words/plural.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { ErasureReport, FoundData } from './FoundData.tsx';

const NOBODY = { email: '', phone: '', name: '' };

function asked(typed: typeof NOBODY): Person {
  const { email, phone, name } = typed;
  return { email: email.trim().toLowerCase() || null, phone: phone.trim() || null, name: name.trim() || null };
}

export function PersonalDataPage() {
  const [typed, setTyped] = useState(NOBODY);
  const [found, setFound] = useState<PersonalData | null>(null);
  const [report, setReport] = useState<Erasure | null>(null);
  const search = useSave({
    call: findPersonalData,
    sensitive: 'view',
    done: foundText,
    onDone: (data) => {
      setFound(data);
      setReport(null);
    },
  });
  const erase = useSave({
    call: erasePersonalData,
    question: (erased) => ({
      title: 'Vymazať údaje?',
      text: (
        <Stack gap="sm">
          <Text>
            Všetko o&nbsp;<strong style={{ overflowWrap: 'anywhere' }}>{personText(erased)}</strong>, čo sa podľa
            prehľadu dá vymazať, zmizne hneď.
          </Text>
          <Text>Späť sa to vziať nedá. Ak údaje treba aj odovzdať, najprv si ich stiahnite.</Text>
        </Stack>
      ),
      confirmLabel: 'Vymazať údaje',
      isDanger: true,
    }),
    done: 'Údaje sú vymazané, prehľad je na stránke.',
    onDone: (done) => {
      setFound(null);
      setReport(done);
      setTyped((now) => (personText(asked(now)) === personText(done) ? NOBODY : now));
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search.mutate(asked(typed));
  };
  const field = (name: keyof typeof NOBODY) => ({
    autoComplete: 'off',
    flex: '1 1 14rem',
    maw: '28rem',
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setTyped((now) => ({ ...now, [name]: value }));
    },
  });

  return (
    <>
      <PageHeader
        title="Žiadosti o&nbsp;údaje"
        lead="Keď sa niekto spýta, čo o&nbsp;ňom dom vie, alebo chce, aby ste to vymazali. Odpovedať treba do mesiaca."
      />
      <Stack gap="xl">
        <form onSubmit={submit}>
          <Group align="end">
            <TextInput {...field('email')} label="E-mail toho, kto sa pýta" type="email" maxLength={254} />
            <TextInput {...field('phone')} label="Telefón" type="tel" maxLength={40} />
            <TextInput {...field('name')} label="Meno a&nbsp;priezvisko" maxLength={120} />
            <Button variant="filled" type="submit" loading={search.isPending} disabled={erase.isPending}>
              Vyhľadať
            </Button>
          </Group>
        </form>
        {found !== null && (
          <FoundData
            key={personText(found)}
            found={found}
            isErasing={erase.isPending || search.isPending}
            erase={(confirmed) => {
              const { email, phone, name } = found;
              void erase.ask({ email, phone, name, confirmed });
            }}
          />
        )}
        {report !== null && <ErasureReport report={report} />}
      </Stack>
    </>
  );
}

function foundText({ items }: PersonalData): string {
  if (items.length === 0) return 'Nič sme nenašli.';
  return `${plural(items.length, 'Našiel sa', 'Našli sa', 'Našlo sa')} ${items.length}\u00a0${plural(items.length, 'záznam', 'záznamy', 'záznamov')}.`;
}
