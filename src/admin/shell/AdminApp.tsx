import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { RouterProvider } from 'react-router/dom';
import { config } from 'zod/v4/core';
import './admin.css';
import { SECTIONS } from '../sections.ts';
import { BrandContext } from './brand-context.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { SectionsContext } from './sections-context.ts';
import { cssVariables, theme } from './theme.ts';

// Schemas would try first whether code may be made from text: the policy of the area forbids it, and browsers note a violation.
config({ jitless: true });

/**
 * The admin area, drawn in the browser only.
 * @param brand the house's name, for titles
 */
export function AdminApp({ brand }: { brand: string }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <BrandContext value={brand}>
          <SectionsContext value={SECTIONS}>
            <RouterProvider router={router} />
          </SectionsContext>
        </BrandContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
