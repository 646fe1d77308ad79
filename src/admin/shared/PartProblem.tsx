import { Alert, Button, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';

interface Props {
  error: unknown;
  /** What could not be opened, where no heading says it. */
  title?: string;
}

/**
 * In place of a part whose code could not be loaded or run. After a new version was put online, the files of the old one are
 * gone, and the browser keeps that they failed: only loading the whole page again helps.
 */
export function PartProblem({ error, title }: Props) {
  return (
    <Alert role="alert" color="red" variant="outline" icon={<TriangleAlert aria-hidden />} title={title}>
      <Stack align="flex-start">
        <Text>
          Web sa medzičasom mohol zmeniť, alebo vypadlo pripojenie. Načítajte stránku znova; čo ste uložili, ostáva
          uložené.
        </Text>
        <Button onClick={() => location.reload()}>Načítať stránku znova</Button>
        {error instanceof Error && (
          // It may name a file, which is one long word.
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Pre správcu: {error.message}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
