import { Alert, Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../../api/admin-client.ts';
import { suppressAddress } from '../../../api/admin-newsletter.ts';
import { ApiError } from '../../../api/client.ts';
import { useSave } from '../../shared/use-save.ts';

interface Props {
  /** '' where it is still to be written. */
  email: string;
  onClose: () => void;
}

/** Keeps an address from getting the newsletter for good, with the reason for the next colleague. */
export function SuppressDialog({ email, onClose }: Props) {
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
            <Alert role="alert" color="red" variant="outline">
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
            <Button variant="default" onClick={onClose}>
              Späť
            </Button>
            <Button type="submit" color="red" loading={save.isPending}>
              Neposielať
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
