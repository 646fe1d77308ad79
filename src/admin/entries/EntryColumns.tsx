import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { Eye } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { typeset } from '../../domain/words/typography.ts';
import { IconButton } from '../shared/buttons.tsx';
import { LongForm } from '../shared/form-parts.tsx';
import styles from './EntryColumns.module.css';
import type { EntryKind, OpenEntry } from './entry-kind.ts';

/** Where a narrow preview stands beside the form, as the styles say. */
export const PREVIEW_BESIDE = '(width >= 75rem)';

interface Props<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  values: Values;
  /** '': a new entry. */
  id: string;
  children: ReactNode;
}

/** The form and its preview, in the layout of the kind of entry. */
export function EntryColumns<Entry extends OpenEntry, Values extends object>({
  kind: { Preview, markdown, layout },
  values,
  id,
  children,
}: Props<Entry, Values>) {
  // Typing has priority; the preview follows.
  const shown = useDeferredValue(values);
  const preview = useMemo(
    () => Preview && <Preview values={typesetValues(shown, markdown)} id={id} />,
    [Preview, shown, markdown, id],
  );
  const isBeside = useMediaQuery(PREVIEW_BESIDE, undefined, { getInitialValueInEffect: false });
  const isFolded = layout === 'narrow' && !isBeside;
  // A preview or a question about what is typed goes with its form, also when the browser leads back.
  useEffect(() => () => modals.closeAll(), []);
  return (
    <div className={styles.columns} data-layout={preview === undefined ? undefined : layout}>
      <LongForm>
        {isFolded && preview !== undefined && <FoldedPreview>{preview}</FoldedPreview>}
        {children}
      </LongForm>
      {!isFolded && preview}
    </div>
  );
}

/** Values as the site sets them in type. Their Markdown stays as it is typed: its words are bound when it is rendered. */
export function typesetValues<Values extends object>(
  values: Values,
  markdown: (keyof Values & string) | undefined,
): Values {
  return markdown === undefined ? typeset(values) : { ...typeset(values), [markdown]: values[markdown] };
}

/** The preview behind a button above the form: below a form of many screens nobody would find it. */
function FoldedPreview({ children }: { children: ReactNode }) {
  return (
    <Group>
      <IconButton icon={Eye} onClick={() => modals.open({ title: 'Náhľad', fullScreen: true, children })}>
        Náhľad
      </IconButton>
    </Group>
  );
}
