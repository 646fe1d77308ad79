import { isPair, isScalar, parseDocument, Scalar, visit } from 'yaml';
import { weaknessesOf, weaknessOf } from '../domain/galleries/photo-words.ts';
import { GALLERIES } from '../domain/kinds/gallery.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentTree } from './content-tree.ts';
import { BYTE_ORDER_MARK, FRONT_MATTER } from './parse-content-file.ts';
import { picturesIn } from './render-markdown.ts';

const FOR_EDITORS = {
  'file-name': 'opis vyzerá ako názov súboru; napíšte, čo na obrázku vidieť',
  phrase: 'opis nehovorí, čo na obrázku vidieť',
  title: 'opis je len názov podujatia; napíšte, čo na obrázku vidieť',
  same: 'rovnaký opis má v\u00a0galérii viac fotiek',
} as const;

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

type Loss = Pick<ContentProblem, 'field' | 'message'>;

/**
 * Words that YAML takes for its own signs, pictures within a text, and HTML: no visitor sees them as they were meant.
 * Stops no build.
 * @param file path below the content folder
 */
export function lintMarkdownFile(file: string, text: string): ContentProblem[] {
  const [, data = '', body = ''] = FRONT_MATTER.exec(text.replace(BYTE_ORDER_MARK, '')) ?? [];
  return [...lostInData(data), ...lostInText(body)].map((loss) => ({ file, ...loss }));
}

function lostInData(source: string): Loss[] {
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const aliases = new Set<string>();
  visit(document, {
    Alias(_, { source: anchor }) {
      aliases.add(anchor);
    },
  });
  const losses: Loss[] = [];
  visit(document, {
    Scalar(key, value, path) {
      const message = key === 'key' ? null : lostAround(value, aliases);
      if (message !== null) losses.push({ field: fieldOf(path), message });
    },
  });
  return losses;
}

/** @param aliases anchors that other values refer to */
function lostAround({ type, comment, anchor, tag }: Scalar, aliases: ReadonlySet<string>): string | null {
  // A note of theirs follows a space.
  const note = type === Scalar.PLAIN ? /^\S+/.exec(comment ?? '')?.[0] : undefined;
  if (note !== undefined) return `všetko od „#${note}“ ďalej je len poznámka: ak to patrí k\u00a0hodnote, ${QUOTE}`;
  if (anchor !== undefined && !aliases.has(anchor)) return `„&${anchor}“ sa z\u00a0hodnoty stratí, ${QUOTE}`;
  return tag === '!' ? `výkričník na začiatku sa z\u00a0hodnoty stratí, ${QUOTE}` : null;
}

const QUOTE = 'dajte ju celú do úvodzoviek';

function fieldOf(path: readonly unknown[]): string | null {
  for (const one of path) if (isPair(one)) return isScalar(one.key) ? String(one.key.value) : null;
  return null;
}

/** A tag or a comment; a backslash before it makes plain words of it. */
const HTML = /(?<!\\)<(?:!--|\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>)/i;

const NO_PICTURES = 'sa na webe neukáže: v\u00a0textoch obrázky nie sú, podujatie má plagát a\u00a0galériu';
const NO_HTML = 'sa na webe ukáže ako slovo: texty sa píšu v\u00a0Markdowne, nie v\u00a0HTML';

function lostInText(text: string): Loss[] {
  const tag = HTML.exec(text)?.[0];
  const pictures = picturesIn(text).map((address) => `obrázok ${address} ${NO_PICTURES}`);
  const tags = tag === undefined ? [] : [`značka ${tag} ${NO_HTML}`];
  return [...pictures, ...tags].map((message) => ({ field: null, message }));
}
