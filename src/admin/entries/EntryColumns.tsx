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

export const PREVIEW_BESIDE = '(width >= 75rem)';

interface Props<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  values: Values;
  id: string;
  children: ReactNode;
}

export function EntryColumns<Entry extends OpenEntry, Values extends object>({
  kind: { Preview, markdown, layout },
  values,
  id,
  children,
}: Props<Entry, Values>) {
  const shown = useDeferredValue(values);
  const preview = useMemo(
    () => Preview && <Preview values={typesetValues(shown, markdown)} id={id} />,
    [Preview, shown, markdown, id],
  );
  const isBeside = useMediaQuery(PREVIEW_BESIDE, undefined, { getInitialValueInEffect: false });
  const isFolded = layout === 'narrow' && !isBeside;
  // Closes dialogs with the form, also when the browser goes back.
  useEffect(() => () => modals.closeAll(), []);
  return (
    <div className={styles.columns} data-layout={preview === undefined ? undefined : layout}>
      <LongForm>
        {isFolded && preview !== undefined && (
          <Group>
            <IconButton
              icon={Eye}
              onClick={() => modals.open({ title: 'Náhľad', fullScreen: true, children: preview })}
            >
              Náhľad
            </IconButton>
          </Group>
        )}
        {children}
      </LongForm>
      {!isFolded && preview}
    </div>
  );
}

/** Markdown is typeset when it is rendered. */
export function typesetValues<Values extends object>(
  values: Values,
  markdown: (keyof Values & string) | undefined,
): Values {
  return markdown === undefined ? typeset(values) : { ...typeset(values), [markdown]: values[markdown] };
}
