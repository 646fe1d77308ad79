import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../shared/buttons.tsx';

/** To what visitors see, in a window of its own: what is being edited stays open. */
export function OnSiteLink({ href }: { href: string }) {
  return (
    <LinkButton variant="subtle" href={href} target="_blank" rightSection={<ExternalLink aria-hidden size={16} />}>
      Pozrieť na webe
      <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
    </LinkButton>
  );
}
