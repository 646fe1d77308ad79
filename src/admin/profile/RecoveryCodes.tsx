import { Button, Checkbox, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { Copy, Download, Printer } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { useUnsavedChanges } from '../shared/form-state.ts';
import { BrandContext, useUser } from '../shell/contexts.ts';
import styles from './TwoFactor.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: Props) {
  const { email } = useUser();
  const brand = use(BrandContext);
  const [isKept, setIsKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsavedChanges(() => !isKept);

  const title = `${brand}: záložné kódy k\u00a0účtu ${email}`;
  const text = `${title}\r\n\r\n${codes.join('\r\n')}\r\n\r\nKaždý kód sa dá použiť raz.\r\n`;
  return (
    <Stack component="section" gap="var(--space-5)" maw="44rem" aria-labelledby="nove-kody">
      <Title order={2} id="nove-kody" ref={heading} tabIndex={-1}>
        Odložte si záložné kódy
      </Title>
      <p>
        Keď nebudete mať telefón alebo poštu, prihlásite sa jedným z&nbsp;nich. Každý sa dá použiť raz.{' '}
        <strong>Znova ich už neukážeme.</strong>
      </p>
      <div className={styles.sheet} data-print-sheet>
        <Text c="dimmed" fz="sm" mb="md">
          {title}
        </Text>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>
                {code.split(/(-)/).map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never move
                  <span key={at}>{part}</span>
                ))}
              </code>
            </li>
          ))}
        </ol>
      </div>
      <Group>
        <LinkButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="zalozne-kody.txt"
          icon={Download}
        >
          Stiahnuť (TXT)
        </LinkButton>
        <IconButton icon={Printer} onClick={() => window.print()}>
          Vytlačiť
        </IconButton>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <IconButton icon={Copy} onClick={copy}>
              {copied ? 'Skopírované' : 'Kopírovať'}
            </IconButton>
          )}
        </CopyButton>
      </Group>
      <Checkbox
        label="Kódy mám odložené na bezpečnom mieste"
        checked={isKept}
        onChange={(event) => setIsKept(event.currentTarget.checked)}
      />
      <div>
        <Button variant="filled" disabled={!isKept} onClick={onKept}>
          Hotovo
        </Button>
      </div>
    </Stack>
  );
}
