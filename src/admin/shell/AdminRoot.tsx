import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { NewPasswordFirst } from '../profile/NewPasswordFirst.tsx';
import { Shell } from './Shell.tsx';
import { SignedIn } from './SignedIn.tsx';

/** What surrounds every page: who is signed in, dialogs, messages. Within the router, so that dialogs can hold links. */
export function AdminRoot() {
  return (
    <SignedIn>
      <ModalsProvider>
        {/* A message is heard only in a live region that was there before it. */}
        <Notifications aria-live="polite" position="top-right" autoClose={3500} limit={4} />
        <NewPasswordFirst>
          <Shell />
        </NewPasswordFirst>
      </ModalsProvider>
    </SignedIn>
  );
}
