import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { SignedIn } from '../session/SignedIn.tsx';
import { Shell } from './Shell.tsx';

/** What surrounds every page: who is signed in, dialogs, messages. Within the router, so that dialogs can hold links. */
export function AdminRoot() {
  return (
    <SignedIn>
      <ModalsProvider>
        <Notifications position="top-right" autoClose={3500} limit={4} />
        <Shell />
      </ModalsProvider>
    </SignedIn>
  );
}
