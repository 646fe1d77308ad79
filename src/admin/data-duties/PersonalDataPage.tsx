import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { erasePersonalData, findPersonalData, type PersonalData } from '../../api/data-duties.ts';
import { formatDate } from '../../domain/view/format-date.ts';
import { confirmAction } from '../shared/confirm-action.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';

const KIND_NAMES: Readonly<Record<string, string>> = {
  user: 'Účet zamestnanca',
  session: 'Prihlásenie do administrácie',
  'last-sign-in': 'Čas posledného prihlásenia',
  audit: 'Bezpečnostný záznam',
  subscriber: 'Odber noviniek',
  'newsletter-consent': 'Dôkaz o\u00a0súhlase s\u00a0odberom',
  'newsletter-link': 'Odkaz na odhlásenie z\u00a0odberu',
  'newsletter-confirmation': 'Odkaz na potvrdenie odberu',
  reservation: 'Žiadosť o\u00a0prenájom',
  mail: 'E-mail, ktorý čaká na odoslanie',
};

/** What the house knows about a person who asks, and the way to forget it. */
export function PersonalDataPage() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<PersonalData | null>(null);
  const search = useSave({
    call: findPersonalData,
    done: 'Hľadanie je hotové.',
    onDone: setFound,
  });
  const erase = useSave({
    call: erasePersonalData,
    done: ({ erased, pseudonymised, kept }) =>
      `Hotovo. Vymazané: ${erased}, ponechané bez mena a\u00a0adresy: ${pseudonymised}, ponechané: ${kept}.`,
    onDone: () => setFound(null),
    refresh: [['users'], ['audit'], ['reservations'], ['dashboard']],
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.mutate(email.trim());
  };
  const ask = async (address: string) => {
    const isSure = await confirmAction({
      title: `Vymazať údaje o\u00a0${address}?`,
      text: 'Späť sa to vziať nedá. Zo zákona ostane dôkaz o\u00a0súhlase s\u00a0odberom, bez adresy, a\u00a0bezpečnostné záznamy. Skončené rezervácie ostanú len ako termín a\u00a0cena. Otvorené rezervácie najprv vybavte alebo zrušte.',
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
      <Stack>
        <form onSubmit={submit}>
          <Group align="end">
            <TextInput
              label="E-mail toho, kto sa pýta"
              type="email"
              autoComplete="off"
              required
              withAsterisk={false}
              flex="1 1 14rem"
              maw="22rem"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" loading={search.isPending}>
              Vyhľadať
            </Button>
          </Group>
        </form>
        {found !== null && <Found found={found} isErasing={erase.isPending} erase={() => ask(found.email)} />}
      </Stack>
    </>
  );
}

function Found({ found, isErasing, erase }: { found: PersonalData; isErasing: boolean; erase: () => void }) {
  const { email, items, mentions } = found;
  return (
    <Stack component="section" aria-label={`Údaje o\u00a0${email}`}>
      {items.length === 0 ? (
        <EmptyState title="O&nbsp;tejto adrese nič nevieme." />
      ) : (
        <>
          <ul>
            {linesOf(items).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Group>
            <Button variant="default" leftSection={<Download aria-hidden size={18} />} onClick={() => save(found)}>
              Stiahnuť všetko
            </Button>
            <Button color="red" leftSection={<Trash2 aria-hidden size={18} />} loading={isErasing} onClick={erase}>
              Vymazať údaje
            </Button>
          </Group>
        </>
      )}
      {mentions.length > 0 && (
        <Text>Adresa je aj v&nbsp;texte cudzích rezervácií, pozrite ich, prosím, sami: {mentions.join(', ')}.</Text>
      )}
    </Stack>
  );
}

/** One line for each kind; reservations are named, since somebody may have to look at them. */
function linesOf(items: PersonalData['items']): string[] {
  return [...new Set(items.map(({ kind }) => kind))].map((kind) => {
    const same = items.filter((item) => item.kind === kind);
    const name = KIND_NAMES[kind] ?? 'Ďalší záznam';
    if (kind === 'reservation') return `${name}: ${same.map(({ id }) => id).join(', ')}`;
    const last =
      same
        .map(({ deleted_at }) => deleted_at)
        .sort()
        .at(-1) ?? null;
    const count = same.length > 1 ? ` (${same.length}×)` : '';
    return `${name}${count}${last === null ? '' : `, vymaže sa do ${formatDate(last)}`}`;
  });
}

/** Saves what was found as a file that can be handed over (GDPR 20). */
function save(found: PersonalData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'osobne-udaje.json';
  link.click();
  URL.revokeObjectURL(address);
}
