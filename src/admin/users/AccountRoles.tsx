import { Alert, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { type Account, changeAccount } from '../../api/users.ts';
import type { Role } from '../../domain/accounts/permissions.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY } from '../shell/contexts.ts';
import styles from './AccountPage.module.css';
import { RoleChoice } from './RoleChoice.tsx';

/** Gives and takes roles; works from the person's next click on. */
export function AccountRoles({ account }: { account: Account }) {
  const roles = account.roles.map(({ name }) => name);
  const form = useForm<{ roles: Role[] }>({ initialValues: { roles } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the roles by their names; what one is choosing stays
  useEffect(() => {
    if (form.isDirty()) return;
    form.setInitialValues({ roles });
    form.setValues({ roles });
  }, [roles.join()]);

  const save = useSave({
    call: ({ roles }: { roles: Role[] }) => changeAccount(account.id, { roles }),
    done: 'Rola je uložená a\u00a0platí hneď.',
    refresh: [['users'], ['audit'], USER_KEY],
    showsErrors: false,
  });
  const isConfirmed = account.email_verified_at !== null;
  return (
    <section className={styles.part} aria-labelledby="roly">
      <Title order={2} id="roly">
        Čo smie
      </Title>
      {isConfirmed || account.state === 'invited' ? (
        <FormShell form={form} onSubmit={save.mutateAsync} submitLabel="Uložiť rolu">
          <RoleChoice {...form.getInputProps('roles')} />
        </FormShell>
      ) : (
        <Alert variant="outline" color="gray">
          Rolu môžete dať, až keď si človek potvrdí adresu odkazom z&nbsp;e-mailu.
        </Alert>
      )}
    </section>
  );
}
