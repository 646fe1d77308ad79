import type { EntryRevision } from '../../api/admin-content.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';

/** A sentence of the pictures of a version that were removed for good; null: all of them are there. */
export function removedText({ removed_pictures: removed }: Pick<EntryRevision, 'removed_pictures'>): string | null {
  const count = removed.length;
  if (count === 0) return null;
  const days = new Set(removed.map(({ removed_at }) => removed_at && ` ${formatDate(removed_at)}`));
  const [day] = days;
  const what = count === 1 ? 'Obrázok' : `${count}\u00a0${plural(count, 'obrázok', 'obrázky', 'obrázkov')}`;
  const went = plural(count, 'bol', 'boli', 'bolo');
  const how = plural(count, 'odstránený', 'odstránené', 'odstránených');
  return `${what} z\u00a0tejto verzie ${went}${(days.size === 1 && day) || ''} ${how} natrvalo.`;
}
