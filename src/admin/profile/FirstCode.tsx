import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { confirmTwoFactor } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY } from '../shell/contexts.ts';
import { twoFactorQuery } from './queries.ts';

interface Props {
  label: string;
  onCodes: (codes: readonly string[]) => void;
  onBack: () => void;
}

/** The first code is the proof that the second factor works; with it, it is on. */
export function FirstCode({ label, onCodes, onBack }: Props) {
  const form = useForm({ initialValues: { code: '' } });
  const save = useSave({
    call: ({ code }: { code: string }) => confirmTwoFactor(code),
    done: 'Druhý krok prihlásenia je zapnutý.',
    onDone: onCodes,
    refresh: [twoFactorQuery.queryKey, USER_KEY],
    showsErrors: false,
  });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      submitLabel="Zapnúť"
      guardsChanges={false}
      actions={
        <Button variant="default" disabled={form.submitting} onClick={onBack}>
          Späť
        </Button>
      }
    >
      <TextInput
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        maw="14rem"
        required
        {...form.getInputProps('code')}
      />
    </FormShell>
  );
}
