import { MantineProvider } from '@mantine/core';
import { focusManager, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { RouterProvider } from 'react-router/dom';
import { config } from 'zod/v4/core';
import './admin.css';
import { isPassing } from '../../api/admin-client.ts';
import { SECTIONS } from '../sections.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';
import { autoRefresh } from './auto-refresh.ts';
import { BrandContext, SectionsContext } from './contexts.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

// Otherwise zod tries to make code from text; the content security policy forbids that and browsers report it.
config({ jitless: true });

focusManager.setEventListener(autoRefresh);

const queryClient: QueryClient = new QueryClient({
  // Any change may be on its way to the site; the header shows that.
  mutationCache: new MutationCache({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: PUBLISHING_QUERY.queryKey }),
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isPassing(error),
      staleTime: 10_000,
      // Otherwise calls wait for ever when the browser thinks that it is offline.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

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
