import { Button, CopyButton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AppSetup as Setup } from '../../api/profile.ts';
import { QrCode } from './QrCode.tsx';
import styles from './TwoFactor.module.css';

/**
 * How the app learns the secret: by its camera, or typed.
 * @param children where the first code is typed
 */
export function AppSetup({ setup, children }: { setup: Setup; children: ReactNode }) {
  const { secret, otpauth_url } = setup;
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <Title order={2}>Otvorte aplikáciu v&nbsp;telefóne</Title>
        <p>Ak ju ešte nemáte, nainštalujte si Google Authenticator, Microsoft Authenticator alebo FreeOTP.</p>
      </li>
      <li className={styles.step}>
        <Title order={2}>Pridajte v&nbsp;nej tento účet</Title>
        <div className={styles.scan}>
          <QrCode text={otpauth_url} label="Obrázok s&nbsp;kódom pre aplikáciu v&nbsp;telefóne" />
          <div className={styles.typed}>
            <p>Zvoľte v&nbsp;aplikácii „pridať účet“ a&nbsp;namierte fotoaparát na tento obrázok.</p>
            <p>
              Alebo do nej opíšte tento kľúč:
              <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <CopyButton value={secret}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Skopírované' : 'Kopírovať kľúč'}
                </Button>
              )}
            </CopyButton>
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <Title order={2}>Opíšte šesť číslic, ktoré aplikácia ukazuje</Title>
        {children}
      </li>
    </ol>
  );
}
