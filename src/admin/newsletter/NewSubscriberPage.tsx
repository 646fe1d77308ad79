import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { addSubscriber } from '../../api/admin-newsletter.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { useCreationKey, useSave } from '../shared/use-save.ts';

const EMPTY = { email: '', confirmed_on: '', proof: '' };

export function NewSubscriberPage() {
  const navigate = useNavigate();
  const form = useForm({ initialValues: EMPTY });
  const keyOf = useCreationKey();
  const save = useSave({
    call: (entry: typeof EMPTY) => addSubscriber(entry, keyOf(entry)),
    done: 'Odberateľ je pridaný, prehľad mu začne chodiť.',
    refresh: [['newsletter']],
    showsErrors: false,
  });
  return (
    <>
      <PageHeader
        title="Pridať odberateľa"
        lead="Len toho, kto o&nbsp;prehľad naozaj požiadal, napríklad podpísal prihlášku pri pokladni. Súhlas musíme vedieť doložiť."
      />
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={() => navigate('/newsletter/subscribers')}
        submitLabel="Pridať odberateľa"
        leadsAway
        actions={<LinkButton to="/newsletter/subscribers">Späť</LinkButton>}
      >
        <TextInput label="E-mail" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <DayField
          label="Kedy súhlas dal"
          required
          isPast
          max={isoDay(Date.now())}
          {...form.getInputProps('confirmed_on')}
        />
        <Textarea
          label="Ako a&nbsp;kde súhlas dal"
          description="Napríklad: podpísaná prihláška pri pokladni, uložená v&nbsp;šanóne „Newsletter 2026“."
          required
          {...form.getInputProps('proof')}
        />
      </FormShell>
    </>
  );
}
