import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../shared/buttons.tsx';

/** A link to the page on the public site, in a new window, so that the editor stays open. */
export function OnSiteLink({ href }: { href: string }) {
  return (
    <LinkButton variant="subtle" href={href} target="_blank" rightSection={<ExternalLink aria-hidden size={16} />}>
      Pozrieť na webe
      <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
    </LinkButton>
  );
}
