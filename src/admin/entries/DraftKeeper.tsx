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
  /** Its id is `new` when it does not exist yet. */
  entry: OpenEntryRef;
  /** The version of the entry that the form was opened from; null: a new entry. */
  version: string | null;
  form: UseFormReturnType<Values>;
}

/** Keeps unsaved input in this browser, and offers it again after a crash or an expired session. */
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

  // Read only after mounting, because the form that this one replaces may have stored its last input just now.
  useEffect(() => {
    // A newer form may have fields that an older draft lacks; they keep their values.
    const isValues = (value: unknown): value is Partial<Values> => isRecord(value);
    setOffered(readDraft(key, isValues));
  }, [key]);

  useEffect(() => {
    if (isDirty) keep(form.values);
    // The input was saved, discarded or undone. A draft that is still on offer stays.
    else if (wasDirty.current) {
      keep.cancel();
      if (offered === null) dropDraft(key);
      else writeDraft(key, offered);
    }
    wasDirty.current = isDirty;
  }, [isDirty, form.values, keep, key, offered]);

  // An expired session leads away, perhaps right after the last key. The input is stored first, so no question is needed.
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

// Unsaved input is kept in this browser, so that a crash or an expired session loses nothing.

const PREFIX = 'draft:';
/** A draft that nobody returns to is not offered for ever. */
const KEPT_DAYS = 30;

interface Draft<Values> {
  values: Values;
  /** The version of the entry that the draft is based on; null: a new entry. */
  version: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The key of a draft, from its user and its entry. */
function draftKey(userId: string, { section, id }: OpenEntryRef): string {
  return `${PREFIX}${userId}:${section}/${id}`;
}

/** Null when there is no draft, or it is too old or unreadable. */
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

/** Stores a draft; when the browser has no room left, the older one stays. */
function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds everything.
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}
