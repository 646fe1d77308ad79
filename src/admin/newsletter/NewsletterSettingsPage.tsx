import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type DeskSettings, readDeskSettings, saveDeskSettings } from '../../api/admin-newsletter.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';

/** The last day that every month has. */
const LAST_DAY = 28;
const DAYS = Array.from({ length: LAST_DAY }, (_, at) => ({
  value: String(at + 1),
  label: `${at + 1}. deň v\u00a0mesiaci`,
}));

export function NewsletterSettingsPage() {
  const settings = useQuery({ queryKey: ['newsletter', 'settings'], queryFn: readDeskSettings });
  return (
    <>
      <PageHeader title="Nastavenia newslettera" />
      <QueryState query={settings} keepsData>
        {(found) => <SettingsForm settings={found} />}
      </QueryState>
    </>
  );
}

function SettingsForm({ settings }: { settings: DeskSettings }) {
  const form = useForm({
    initialValues: { draft_day: String(settings.draft_day), reply_to: settings.reply_to ?? '' },
  });
  const save = useSave({
    call: (values: typeof form.values) =>
      saveDeskSettings({ draft_day: Number(values.draft_day), reply_to: values.reply_to.trim() || null }),
    done: 'Nastavenia sú uložené.',
    refresh: [['newsletter', 'settings']],
    showsErrors: false,
  });
  return (
    <FormShell form={form} onSubmit={save.mutateAsync} submitLabel="Uložiť">
      <NativeSelect
        label="Návrh vydania pripraviť"
        description="V&nbsp;tento deň vznikne návrh na nasledujúci mesiac s&nbsp;jeho podujatiami. Sám sa neodošle."
        data={DAYS}
        {...form.getInputProps('draft_day')}
      />
      <TextInput
        label="Adresa na odpovede"
        description="Sem príde, čo niekto na newsletter odpíše. Keď zostane prázdna, odpovede prídu na adresu, z&nbsp;ktorej sa posiela."
        type="email"
        autoComplete="off"
        {...form.getInputProps('reply_to')}
      />
    </FormShell>
  );
}
