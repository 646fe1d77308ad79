import { Alert, PasswordInput, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type BackupState, downloadBackup, readBackupState } from '../../api/data-duties.ts';
import { isBackupOld } from '../../domain/maintenance.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { type Fact, FactList, Hint, Part } from '../shared/layout.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';

const KEY = ['backup'];

export function BackupPage() {
  const backup = useQuery({ queryKey: KEY, queryFn: readBackupState });
  return (
    <>
      <PageHeader
        title="Záloha"
        lead="Rezervácie, odberatelia, účty, texty s&nbsp;ich históriou aj obrázky v&nbsp;jednom zašifrovanom súbore. Z&nbsp;neho sa po poruche dá obnoviť celý web."
      />
      <QueryState query={backup} keepsData>
        {({ can_download, has_recipient, last }) => (
          <Stack gap="xl">
            <LastBackup last={last} />
            {can_download ? <NewBackup hasRecipient={has_recipient} /> : <OnTheHost />}
          </Stack>
        )}
      </QueryState>
    </>
  );
}

function LastBackup({ last }: Pick<BackupState, 'last'>) {
  const isOld = isBackupOld(last === null ? null : Date.parse(last.at), useNow());
  const facts: Fact[] =
    last === null
      ? [['Posledná záloha', 'Zatiaľ žiadna']]
      : [
          ['Posledná záloha', formatDateTime(last.at)],
          ['Veľkosť', sizeText(last.bytes)],
        ];
  return (
    <Stack component="section" gap="sm" aria-label="Posledná záloha">
      <FactList facts={facts} />
      {last !== null && isOld && (
        <Alert color="yellow" icon={<TriangleAlert aria-hidden />}>
          Je staršia ako týždeň. Čo odvtedy pribudlo, by sa po poruche nedalo vrátiť.
        </Alert>
      )}
      <Hint>Počíta sa aj záloha, ktorú si správca servera nastavil na každú noc.</Hint>
    </Stack>
  );
}

const MB = 1024 * 1024;
const ONE_PLACE = new Intl.NumberFormat('sk', { maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / 1024)}\u00a0kB` : `${ONE_PLACE.format(bytes / MB)}\u00a0MB`;
}

const EMPTY = { lock: 'passphrase', passphrase: '', passphrase_again: '' };
const DIFFER = 'Heslá sa líšia. Napíšte, prosím, dvakrát to isté.';

function NewBackup({ hasRecipient }: { hasRecipient: boolean }) {
  const initialValues = { ...EMPTY, lock: hasRecipient ? 'recipient' : 'passphrase' };
  const form = useForm({
    initialValues,
    validate: {
      passphrase_again: (again, { lock, passphrase }) =>
        lock === 'passphrase' && again !== passphrase ? DIFFER : null,
    },
  });
  const save = useSave({
    call: ({ lock, passphrase }: typeof form.values) =>
      downloadBackup(lock === 'recipient' ? { lock } : { lock: 'passphrase', passphrase }),
    sensitive: 'file',
    done: 'Záloha je stiahnutá.',
    refresh: [KEY, ['audit'], ['dashboard']],
    showsErrors: false,
  });
  const isByPassphrase = form.values.lock === 'passphrase';

  return (
    <Part title="Nová záloha">
      <p>
        Súbor otvorí len ten, kto má heslo alebo kľúč, ktorým je zamknutý. Nepoznáme ho ani my a&nbsp;nikde ho
        neukladáme: ak sa stratí, zálohu neotvorí nikto.
      </p>
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={() => {
          form.setValues(initialValues);
          form.resetDirty(initialValues);
        }}
        submitLabel="Stiahnuť zálohu"
        savedText="Záloha je stiahnutá."
        leadsAway
        actions={
          form.submitting && (
            <span role="status">Pripravujeme ju, môže to trvať aj niekoľko minút. Stránku nezatvárajte.</span>
          )
        }
      >
        {hasRecipient && (
          <Radio.Group label="Čím súbor zamknúť" {...form.getInputProps('lock')}>
            <Stack gap="xs" mt="xs">
              <Radio
                value="recipient"
                label="Kľúčom, ktorý je nastavený na serveri"
                description="Otvorí ju len ten, kto má jeho druhú polovicu (AGE-SECRET-KEY-…). Tá na serveri nie je."
              />
              <Radio value="passphrase" label="Heslom, ktoré teraz vymyslím" />
            </Stack>
          </Radio.Group>
        )}
        {isByPassphrase && (
          <>
            <PasswordInput
              label="Heslo k&nbsp;zálohe"
              description="Aspoň 12&nbsp;znakov, iné než to, ktorým sa prihlasujete. Najlepšia je veta z&nbsp;niekoľkých slov."
              required
              autoComplete="off"
              {...form.getInputProps('passphrase')}
            />
            <PasswordInput
              label="Heslo k&nbsp;zálohe ešte raz"
              required
              autoComplete="off"
              {...form.getInputProps('passphrase_again')}
            />
          </>
        )}
      </FormShell>
      <ul>
        <li>
          {isByPassphrase
            ? 'Heslo si zapíšte a\u00a0odložte inam než súbor, napríklad do trezora alebo správcu hesiel.'
            : 'Overte, že niekto druhú polovicu kľúča naozaj má.'}
        </li>
        <li>
          Súbor dajte na disk mimo tohto servera. Do e-mailu a&nbsp;na spoločné disky nepatrí: sú v&nbsp;ňom osobné
          údaje.
        </li>
        <li>Staré zálohy mažte, najneskôr po 400&nbsp;dňoch.</li>
        <li>
          Zálohu obnoví správca servera príkazom <code>npm run restore</code> do prázdnej inštalácie.
        </li>
      </ul>
    </Part>
  );
}

function OnTheHost() {
  return (
    <Part title="Kde sú údaje a&nbsp;ako ich zálohovať">
      <p>Tento web beží na Netlify, kde sa celá záloha počas jedného volania urobiť nestihne.</p>
      <ul>
        <li>Rezervácie, odberatelia a&nbsp;účty sú v&nbsp;databáze Upstash.</li>
        <li>Nahrané obrázky sú na Netlify v&nbsp;úložisku Blobs.</li>
        <li>Texty a&nbsp;podujatia s&nbsp;históriou sú v&nbsp;repozitári na GitHube.</li>
      </ul>
      <p>
        Databázu a&nbsp;obrázky uloží do jedného zašifrovaného súboru správca webu na svojom počítači príkazom{' '}
        <code>npm run backup</code>. Postup je v&nbsp;repozitári v&nbsp;súbore <code>docs/operations.md</code>. Keď
        záloha vznikne, uvidíte ju tu.
      </p>
    </Part>
  );
}
