import { Alert, Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { FileClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OpenEntryRef } from '../../api/entries.ts';
import { sessionToken } from '../../api/session-token.ts';
import { isRecord } from '../../domain/fields/same-value.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { useUser } from '../shell/contexts.ts';
import { type Draft, draftKey, dropDraft, takeDraft, writeDraft } from './kept-drafts.ts';

const TYPING_MS = 800;

interface Props<Values extends object> {
  /** The id of a new entry is `new`. */
  entry: OpenEntryRef;
  version: string | null;
  form: UseFormReturnType<Values>;
}

export function DraftKeeper<Values extends object>({ entry, version, form }: Props<Values>) {
  const { id } = useUser();
  const key = draftKey(id, entry);
  const [offered, setOffered] = useState<Draft<Partial<Values>> | null>(null);
  const keep = useDebouncedCallback((values: Values) => writeDraft(key, { values, version, at: Date.now() }), {
    delay: TYPING_MS,
    flushOnUnmount: true,
  });
  const isDirty = form.isDirty();
  const wasDirty = useRef(false);

  // Reads after mounting: the form that this one replaces may have stored its last input just now.
  useEffect(() => {
    const isValues = (value: unknown): value is Partial<Values> => isRecord(value);
    let isGone = false;
    void takeDraft(key, isValues).then((draft) => !isGone && setOffered(draft));
    return () => {
      isGone = true;
    };
  }, [key]);

  useEffect(() => {
    if (isDirty) keep(form.values);
    else if (wasDirty.current) {
      keep.cancel();
      if (offered === null) dropDraft(key);
      else writeDraft(key, offered);
    }
    wasDirty.current = isDirty;
  }, [isDirty, form.values, keep, key, offered]);

  // An expired session leads away; the input is stored first, so the browser need not ask.
  useWindowEvent('pagehide', () => keep.flush());
  const leave = (event: Event) => {
    if (sessionToken() === null) event.stopImmediatePropagation();
  };
  useWindowEvent('beforeunload', leave, { capture: true });

  if (offered === null) return null;
  const close = () => setOffered(null);
  return (
    <Alert
      color="yellow"
      icon={<FileClock aria-hidden />}
      title={`Máte tu neuložené zmeny, ${formatDateTime(offered.at)}`}
    >
      <Text mb="sm">
        {offered.version === version
          ? 'Zostali v\u00a0tomto prehliadači. Chcete v\u00a0nich pokračovať?'
          : 'Zostali v\u00a0tomto prehliadači. Medzitým to niekto uložil v\u00a0inej podobe, preto si ich po obnovení pozorne prezrite.'}
      </Text>
      <Group gap="xs">
        <Button
          variant="filled"
          onClick={() => {
            form.setValues(offered.values);
            close();
          }}
        >
          Pokračovať v&nbsp;nich
        </Button>
        <Button
          onClick={() => {
            dropDraft(key);
            close();
          }}
        >
          Zahodiť
        </Button>
      </Group>
    </Alert>
  );
}
