import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Erasure, erasePersonalData, findPersonalData, type PersonalData } from '../../api/data-duties.ts';
import { plural } from '../../domain/view/plural.ts';
import { confirmAction } from '../shared/confirm-action.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { ErasureReport } from './ErasureReport.tsx';
import { FoundData } from './FoundData.tsx';
import styles from './PersonalDataPage.module.css';

/** What the house knows about a person who asks, and the way to forget it. */
export function PersonalDataPage() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<PersonalData | null>(null);
  const [report, setReport] = useState<Erasure | null>(null);
  const search = useSave({
    call: findPersonalData,
    done: foundText,
    onDone: (data) => {
      setFound(data);
      setReport(null);
    },
  });
  const erase = useSave({
    call: erasePersonalData,
    done: 'Údaje sú vymazané, prehľad je na stránke.',
    onDone: (done) => {
      setFound(null);
      setReport(done);
      setEmail((typed) => (typed.trim() === done.email ? '' : typed));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.mutate(email.trim());
  };
  const ask = async (address: string) => {
    const isSure = await confirmAction({
      title: 'Vymazať údaje?',
      text: (
        <Stack gap="sm">
          <Text>
            Všetko o&nbsp;<strong className={styles.address}>{address}</strong>, čo sa podľa prehľadu dá vymazať, zmizne
            hneď.
          </Text>
          <Text>Späť sa to vziať nedá. Ak údaje treba aj odovzdať, najprv si ich stiahnite.</Text>
        </Stack>
      ),
      confirmLabel: 'Vymazať údaje',
      isDanger: true,
    });
    if (isSure) erase.mutate(address);
  };

  return (
    <>
      <PageHeader
        title="Osobné údaje"
        lead="Keď sa niekto spýta, čo o&nbsp;ňom dom vie, alebo chce, aby ste to vymazali. Odpovedať treba do mesiaca."
      />
      <Stack gap="xl">
        <form onSubmit={submit}>
          <Group align="end">
            <TextInput
              label="E-mail toho, kto sa pýta"
              type="email"
              autoComplete="off"
              required
              withAsterisk={false}
              maxLength={254}
              flex="1 1 14rem"
              maw="28rem"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" loading={search.isPending} disabled={erase.isPending}>
              Vyhľadať
            </Button>
          </Group>
        </form>
        {found !== null && (
          <FoundData found={found} isErasing={erase.isPending || search.isPending} erase={() => ask(found.email)} />
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
