import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../shared/buttons.tsx';

export function OnSiteLink({ href }: { href: string }) {
  return (
    <LinkButton variant="subtle" href={href} target="_blank" rightSection={<ExternalLink aria-hidden size={16} />}>
      Pozrieť na webe
      <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
    </LinkButton>
  );
}
