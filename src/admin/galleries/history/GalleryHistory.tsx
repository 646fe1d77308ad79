import { Fieldset } from '@mantine/core';
import type { EntryRef } from '../../../api/admin-content.ts';
import { HistoryPanel } from '../../entries/HistoryPanel.tsx';
import { GalleryChanges } from './GalleryChanges.tsx';

/** Earlier states of a gallery. One that is put back is fetched by the page, as everything of its section. */
export function GalleryHistory({ entry, version }: { entry: EntryRef; version: string | null }) {
  return (
    <Fieldset legend="História">
      <HistoryPanel entry={entry} version={version} Changes={GalleryChanges} />
    </Fieldset>
  );
}
