import { z } from 'zod';
import { collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

const lastBackupSchema = z.object({ at: z.int(), records: z.int(), pictures: z.int(), bytes: z.int() });

/** There is one record of it. */
const ID = 'last';

const backups = (store: Store) => collection(store, 'backup', lastBackupSchema, {});

/** When the last backup was made, in epoch milliseconds, and how large it is; null: there has been none. */
export async function lastBackup(store: Store): Promise<z.infer<typeof lastBackupSchema> | null> {
  return (await backups(store).find(ID))?.value ?? null;
}

export async function noteBackup(store: Store, backup: z.infer<typeof lastBackupSchema>): Promise<void> {
  await store.commit([backups(store).put(ID, backup, 'any')]);
}
