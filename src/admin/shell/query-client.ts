import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { keepLooking } from './keep-looking.ts';

focusManager.setEventListener(keepLooking);

/** Asked again by itself only when the answer may be another next time. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isPassing(error),
      staleTime: 10_000,
      // Where the browser thinks it is offline, a call says so instead of waiting for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
