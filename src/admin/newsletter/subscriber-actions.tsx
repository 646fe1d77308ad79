import { ActionIcon, Alert, Button, Group, Menu, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Ban, EllipsisVertical, Undo2, UserMinus } from 'lucide-react';
import { errorText } from '../../api/admin-client.ts';
import { liftSuppression, removeSubscriber, type Subscriber, suppressAddress } from '../../api/admin-newsletter.ts';
import { ApiError } from '../../api/client.ts';
import { useSave } from '../shared/use-save.ts';

interface SubscriberMenuProps {
  subscriber: Subscriber;
  onSuppress: (email: string) => void;
}

export function SubscriberMenu({ subscriber: { id, email, state, suppressed }, onSuppress }: SubscriberMenuProps) {
  const name = email ?? 'neuchovaná adresa';
  const refresh = [['newsletter']];
  const removal = useSave({
    call: () => removeSubscriber(id),
    question: () => ({
      title: state === 'pending' ? `Zahodiť žiadosť ${name}?` : `Odhlásiť ${name}?`,
      text:
        state === 'pending'
          ? 'Odkaz, ktorý dostal e-mailom, prestane platiť. Prihlásiť sa môže kedykoľvek znova.'
          : 'Prehľad mu prestane chodiť, ako keby sa odhlásil sám. Prihlásiť sa môže kedykoľvek znova.',
      confirmLabel: state === 'pending' ? 'Zahodiť žiadosť' : 'Odhlásiť',
      isDanger: true,
    }),
    done: state === 'pending' ? 'Žiadosť je zahodená.' : 'Adresa je odhlásená.',
    refresh,
  });
  const lift = useSave({
    call: () => liftSuppression(id),
    question: () => ({
      title: `Zase posielať na ${name}?`,
      text: 'Urobte to len vtedy, keď vás o\u00a0to majiteľ adresy požiadal, alebo keď mu schránka už funguje. Kto prehľad neodoberá, tomu ani potom nič nepríde.',
      confirmLabel: 'Zase posielať',
    }),
    done: 'Na adresu už zase posielame, ak prehľad odoberá.',
    refresh,
  });
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon ms="-0.75rem" aria-label={`Čo urobiť: ${name}`} loading={removal.isPending || lift.isPending}>
          <EllipsisVertical aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {suppressed !== null ? (
          <Menu.Item leftSection={<Undo2 aria-hidden size={18} />} onClick={() => lift.ask()}>
            Zase posielať
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<Ban aria-hidden size={18} />} onClick={() => onSuppress(email ?? '')}>
            Nikdy neposielať
          </Menu.Item>
        )}
        {state !== 'suppressed' && (
          <Menu.Item
            c="var(--red-text)"
            leftSection={<UserMinus aria-hidden size={18} />}
            onClick={() => removal.ask()}
          >
            {state === 'pending' ? 'Zahodiť žiadosť' : 'Odhlásiť'}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface SuppressDialogProps {
  email: string;
  onClose: () => void;
}

export function SuppressDialog({ email, onClose }: SuppressDialogProps) {
  const form = useForm({ initialValues: { email, reason: '' } });
  const save = useSave({
    call: (values: typeof form.values) => suppressAddress(values.email.trim(), values.reason),
    done: 'Na adresu už neposielame.',
    refresh: [['newsletter']],
    showsErrors: false,
    onDone: onClose,
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={!form.isDirty()} title="Neposielať na adresu" size="lg">
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <Text>Prehľad na ňu nepríde, ani keď ju niekto znova prihlási. Kedykoľvek to môžete vziať späť.</Text>
          {save.error !== null && Object.keys(fields).length === 0 && (
            <Alert role="alert" color="red">
              {errorText(save.error)}
            </Alert>
          )}
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            required
            readOnly={email !== ''}
            {...form.getInputProps('email')}
            error={fields.email?.join(' ')}
          />
          <Textarea
            label="Prečo"
            description="Napríklad: telefonicky požiadal, aby sme mu nič neposielali."
            required
            minRows={2}
            data-autofocus
            {...form.getInputProps('reason')}
            error={fields.reason_text?.join(' ')}
          />
          <Group justify="flex-end">
            <Button onClick={onClose}>Späť</Button>
            <Button variant="filled" type="submit" color="red" loading={save.isPending}>
              Neposielať
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
