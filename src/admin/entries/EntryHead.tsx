import { Menu } from '@mantine/core';
import { EllipsisVertical, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { OnSiteLink } from './OnSiteLink.tsx';

interface Props {
  /** Its state. */
  badges: ReactNode;
  /** Its place on the site; null: visitors do not see it. */
  onSite: string | null;
  /** Its history, below /admin. */
  history: string;
  /** More acts, as items of a menu. */
  menu?: ReactNode;
  isBusy?: boolean;
}

/** The head of the page of an entry, alike for every kind: its state, its place on the site, its history, and more acts. */
export function EntryHead({ badges, onSite, history, menu, isBusy = false }: Props) {
  return (
    <>
      {badges}
      {onSite !== null && <OnSiteLink href={onSite} />}
      <LinkButton to={history} icon={History}>
        História zmien
      </LinkButton>
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
