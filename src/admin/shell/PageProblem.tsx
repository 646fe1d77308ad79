import { Alert, Button, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router';
import { PageHeader } from '../shared/PageHeader.tsx';

/**
 * In place of a page that could not be loaded or drawn. After a new version was put online, the parts of the old one are gone:
 * loading the whole again helps.
 */
export function PageProblem() {
  const error = useRouteError();
  return (
    <>
      <PageHeader title="Túto časť sa nepodarilo otvoriť" />
      <Alert role="alert" color="red" variant="outline" icon={<TriangleAlert aria-hidden />}>
        <Stack align="flex-start">
          <Text>
            Web sa medzičasom mohol zmeniť, alebo vypadlo pripojenie. Načítajte stránku znova; čo ste uložili, ostáva
            uložené.
          </Text>
          <Button onClick={() => location.reload()}>Načítať znova</Button>
          {error instanceof Error && (
            <Text size="sm" c="dimmed">
              Pre správcu: {error.message}
            </Text>
          )}
        </Stack>
      </Alert>
    </>
  );
}
