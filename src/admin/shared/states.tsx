import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText, isMissing } from '../../api/admin-client.ts';
import { LinkButton } from './buttons.tsx';
import styles from './states.module.css';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <svg className={styles.shape} viewBox="0 0 96 48" aria-hidden="true">
        <path d="M0 48a24 24 0 0 1 48 0z" />
        <circle cx="72" cy="24" r="24" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

export function ErrorState({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div className={styles.state} role="alert">
      <svg className={styles.shape} data-tone="red" viewBox="0 0 96 48" aria-hidden="true">
        <path d="M0 0h48a48 48 0 0 1-48 48z" />
        <path d="M96 48H48A48 48 0 0 1 96 0z" />
      </svg>
      <p className={styles.title}>{errorText(error)}</p>
      <Button onClick={() => retry()}>Skúsiť znova</Button>
    </div>
  );
}

export function LoadingState() {
  return (
    <div className={styles.state} role="status">
      <Loader aria-hidden color="var(--ink-soft)" />
      <p>Načítavame…</p>
    </div>
  );
}

export interface WayOn {
  to: string;
  label: string;
}

export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  return (
    <Group justify="center" gap="xs">
      {ways.map((way) => (
        <LinkButton key={way.to} to={way.to}>
          {way.label}
        </LinkButton>
      ))}
    </Group>
  );
}

interface QueryProps<Data> {
  query: { isPending: boolean; isError: boolean; error: unknown; data: Data | undefined; refetch: () => unknown };
  children?: (data: Data) => ReactNode;
  keepsData?: boolean;
  missing?: readonly WayOn[] | undefined;
}

export function QueryState<Data>({ query, children, keepsData = false, missing }: QueryProps<Data>) {
  const { isPending, isError, error, data, refetch } = query;
  if (isPending) return <LoadingState />;
  if (missing !== undefined && data === undefined && isMissing(error))
    return (
      <EmptyState title={error.message}>
        <WaysOn ways={missing} />
      </EmptyState>
    );
  if (data === undefined || (isError && !keepsData)) return <ErrorState error={error} retry={() => refetch()} />;
  return children?.(data);
}

interface Props {
  error: unknown;
  title?: string;
}

/** After a deploy the browser remembers that the old files failed, so only a reload of the page helps. */
export function PartProblem({ error, title }: Props) {
  return (
    <Alert role="alert" color="red" icon={<TriangleAlert aria-hidden />} title={title}>
      <Stack align="flex-start">
        <Text>
          Web sa medzičasom mohol zmeniť, alebo vypadlo pripojenie. Načítajte stránku znova; čo ste uložili, ostáva
          uložené.
        </Text>
        <Button variant="filled" onClick={() => location.reload()}>
          Načítať stránku znova
        </Button>
        {error instanceof Error && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Pre správcu: {error.message}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
