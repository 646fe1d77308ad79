import { Menu } from '@mantine/core';
import { EllipsisVertical, ExternalLink, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, LinkButton } from '../shared/buttons.tsx';

interface Props {
  badges: ReactNode;
  onSite: string | null;
  /** Path below /admin; null: earlier versions are not kept. */
  history: string | null;
  menu?: ReactNode;
  isBusy?: boolean;
}

export function EntryHead({ badges, onSite, history, menu, isBusy = false }: Props) {
  return (
    <>
      {badges}
      {onSite !== null && <OnSiteLink href={onSite} />}
      {history !== null && (
        <LinkButton to={history} icon={History}>
          História zmien
        </LinkButton>
      )}
      {menu !== undefined && (
        <Menu position="bottom-end" width={260}>
          <Menu.Target>
            <IconButton icon={EllipsisVertical} loading={isBusy}>
              Ďalšie možnosti
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

export function OnSiteLink({ href }: { href: string }) {
  return (
    <LinkButton variant="subtle" href={href} target="_blank" rightSection={<ExternalLink aria-hidden size={16} />}>
      Pozrieť na webe
      <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
    </LinkButton>
  );
}
