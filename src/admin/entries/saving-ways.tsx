import { useForm } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '../../api/client.ts';
import { confirmAction } from '../shared/confirm.tsx';
import type { OtherWay, Way } from '../shared/FormShell.tsx';
import { PREVIEW_BESIDE, typesetValues } from './EntryColumns.tsx';
import { type EntryKind, fieldProblems, type OpenEntry } from './entry-kind.ts';

/** Checks the form by the way it is saved, because a draft may lack more. */
export function useEntryForm<Entry extends OpenEntry, Values extends object>(
  kind: EntryKind<Entry, Values>,
  initialValues: Values,
) {
  const way = useRef<Way>('main');
  const form = useForm({
    initialValues,
    validate: (values) => fieldProblems(kind, kind.drafts?.mark(values, way.current === 'other') ?? values),
  });
  const onWay = (chosen: Way) => {
    way.current = chosen;
  };
  return { form, onWay };
}

interface Ways<Values, Answer> {
  onSubmit: (values: Values) => Promise<Answer>;
  submitLabel: string;
  otherWay?: OtherWay<Values, Answer>;
}

/** While visitors do not see the entry, Enter and Ctrl+S save a draft. */
export function waysOf<Entry extends OpenEntry, Values extends object, Answer>(
  kind: EntryKind<Entry, Values>,
  id: string,
  entry: Entry | null,
  typed: Values,
  save: (values: Values) => Promise<Answer>,
): Ways<Values, Answer> {
  const { drafts, submitLabel, markdown, Preview } = kind;
  if (drafts === undefined) return { onSubmit: save, submitLabel };
  const isDraft = entry === null || drafts.isDraft(entry);
  return {
    async onSubmit(values) {
      const published = drafts.mark(values, false);
      if (isDraft && Preview !== undefined && !matchMedia(PREVIEW_BESIDE).matches)
        await askToPublish(
          drafts.publishLabel(values),
          <Preview values={typesetValues(published, markdown)} id={id} />,
        );
      return save(published);
    },
    submitLabel: isDraft ? drafts.publishLabel(typed) : submitLabel,
    otherWay: {
      label: 'Uložiť ako koncept',
      onSubmit: (values) => save(drafts.mark(values, true)),
      isUsual: isDraft,
      question: isDraft ? null : drafts.question(entry),
    },
  };
}

const NOT_PUBLISHED = 'Zatiaľ nie je nič zverejnené, čo ste napísali, zostalo vo formulári.';

async function askToPublish(publishLabel: string, preview: ReactNode): Promise<void> {
  const goesOn = await confirmAction({ title: `${publishLabel}?`, text: preview, confirmLabel: publishLabel });
  if (!goesOn) throw new ApiError(409, NOT_PUBLISHED);
}
