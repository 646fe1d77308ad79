import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { signOut } from '../../api/session.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useUser } from '../shell/contexts.ts';
import styles from './NewPasswordFirst.module.css';
import { PasswordForm } from './PasswordForm.tsx';

/** Stands in front of everything while the password has to be changed: the server refuses all else. */
export function NewPasswordFirst({ children }: { children: ReactNode }) {
  const { password_change_required } = useUser();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!password_change_required) return children;
  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <main className={styles.page}>
      <PageHeader
        title="Najprv si zvoľte nové heslo"
        lead="Doterajšie heslo sme vypísali pri založení účtu, alebo je na vašu rolu slabé. Keď si zvolíte nové, budete pokračovať."
      />
      <PasswordForm
        submitLabel="Nastaviť heslo a&nbsp;pokračovať"
        actions={
          <Button variant="default" loading={isLeaving} onClick={leave}>
            Odhlásiť sa
          </Button>
        }
      />
    </main>
  );
}
