import { Alert, Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { FileClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OpenEntryRef } from '../../api/admin-content.ts';
import { sessionToken } from '../../api/session-token.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { useUser } from '../shell/contexts.ts';

const TYPING_MS = 800;

interface Props<Values extends object> {
  /** Id `new` for an entry that does not exist yet. */
  entry: OpenEntryRef;
  /** Of the entry the form was opened from; null: there is none yet. */
  version: string | null;
  form: UseFormReturnType<Values>;
}

/** Keeps what is typed and not saved in this browser, and offers it again after a crash or an expired session. */
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

  // Not before it is on the page: the form in whose place it stands may have kept its last words just now.
  useEffect(() => {
    // A form of today may have fields that a draft of last week lacks: they keep their values.
    const isValues = (value: unknown): value is Partial<Values> => isRecord(value);
    setOffered(readDraft(key, isValues));
  }, [key]);

  useEffect(() => {
    if (isDirty) keep(form.values);
    // Saved, let go of or taken back. An offer that nobody has answered stays.
    else if (wasDirty.current) {
      keep.cancel();
      if (offered === null) dropDraft(key);
      else writeDraft(key, offered);
    }
    wasDirty.current = isDirty;
  }, [isDirty, form.values, keep, key, offered]);

  // An ended session leads away at once, perhaps right after the last word. That is kept, so nobody is asked whether to leave it.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => keep.flush(), { signal });
    const leave = (event: Event) => sessionToken() === null && event.stopImmediatePropagation();
    addEventListener('beforeunload', leave, { signal, capture: true });
    return () => listening.abort();
  }, [keep]);

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

// What somebody has typed and not saved, kept in this browser: a crash or an ended session loses nothing.

const PREFIX = 'draft:';
/** A draft nobody came back for is not offered for ever. */
const KEPT_DAYS = 30;

interface Draft<Values> {
  values: Values;
  /** The version of the entry it was begun from; null: a new entry. */
  version: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The name of a draft: whose it is, and of which entry. */
function draftKey(userId: string, { section, id }: OpenEntryRef): string {
  return `${PREFIX}${userId}:${section}/${id}`;
}

/** null: there is none, or it is too old or not readable. */
function readDraft<Values>(key: string, isValues: (value: unknown) => value is Values): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { values, version, at }: Record<string, unknown> = { ...stored };
    if (typeof at !== 'number' || Date.now() - at > KEPT_DAYS * DAY_MS || !isValues(values)) return null;
    return { values, version: typeof version === 'string' ? version : null, at };
  } catch {
    return null;
  }
}

/** Keeps a draft; where the browser has no room left it stays as it was. */
function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds it all.
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is none then.
  }
}
