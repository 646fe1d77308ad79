import { weaknessesOf, weaknessOf } from '../domain/galleries/photo-words.ts';
import { GALLERIES } from '../domain/kinds/gallery.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentTree } from './content-tree.ts';

const FOR_EDITORS = {
  'file-name': 'opis vyzerá ako názov súboru; napíšte, čo na obrázku vidieť',
  phrase: 'opis nehovorí, čo na obrázku vidieť',
  title: 'opis je len názov podujatia; napíšte, čo na obrázku vidieť',
  same: 'rovnaký opis má v\u00a0galérii viac fotiek',
} as const;

/** These stop no build. */
export function contentWarnings({ events, galleries }: Pick<ContentTree, 'events' | 'galleries'>): ContentProblem[] {
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const posters = events.flatMap(({ file, title, poster_alt }): ContentProblem[] => {
    const weakness = poster_alt ? weaknessOf(poster_alt, title) : null;
    return weakness === null ? [] : [{ file, field: 'poster_alt', message: FOR_EDITORS[weakness] }];
  });
  const photos = galleries.flatMap(({ event_id, photos }) => {
    const weaknesses = weaknessesOf(photos, titles.get(event_id) ?? null);
    return photos.flatMap(({ alt_text }, at): ContentProblem[] => {
      const weakness = weaknesses[at] ?? null;
      if (alt_text !== null && weakness === null) return [];
      const message =
        weakness === null ? 'fotka nemá opis, návštevníci ju neuvidia, kým ho nedostane' : FOR_EDITORS[weakness];
      return [{ file: GALLERIES.filePath(event_id), field: `photos[${at + 1}].alt_text`, message }];
    });
  });
  return [...posters, ...photos];
}
