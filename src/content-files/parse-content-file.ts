import { type Document, type ErrorCode, isAlias, isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { valueAt } from '../domain/words/schema-words.ts';
import type { ContentProblem } from './content-problem.ts';

export interface ParsedFile {
  data: unknown;
  body: string;
}

/** Characters. A longer file would keep everybody waiting. */
const MAX_LENGTH = 2_000_000;
/** Front matter takes far longer to read than JSON. */
const MAX_FRONT_MATTER = 50_000;
const MAX_DEPTH = 20;

type ParseResult = { ok: true; file: ParsedFile } | { ok: false; problem: ContentProblem };

export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;
export const BYTE_ORDER_MARK = '\ufeff';

const FRONT_MATTER_START = /^---\r?\n/;
const NO_DATA = 'na začiatku chýbajú údaje medzi dvoma riadkami, na ktorých sú len tri pomlčky ---';
const NO_END_OF_DATA = 'údaje na začiatku nemajú koniec: pod nimi má byť riadok, na ktorom sú len tri pomlčky ---';

/** Never throws. The data has few levels, and its texts fit UTF-8. */
export function parseContentFile(path: string, text: string): ParseResult {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const damage = damageOf(source);
  if (damage !== null) return fail(path, damage);
  const result = path.endsWith('.md') ? parseMarkdownFile(path, source) : parseJsonFile(path, source);
  const strange = result.ok ? strangeValueIn(result.file.data) : null;
  return strange === null ? result : fail(path, strange.message, fieldName(strange.path));
}

function fail(file: string, message: string, field: string | null = null): ParseResult {
  return { ok: false, problem: { file, field, message } };
}

function parseJsonFile(path: string, text: string): ParseResult {
  try {
    return { ok: true, file: { data: JSON.parse(text), body: '' } };
  } catch (error) {
    return fail(path, `súbor nie je platný JSON${whyNoJson(text, String(error))}`);
  }
}

const CHECK_SIGNS = ': skontrolujte čiarky, úvodzovky a\u00a0zátvorky';

/** The engine tells most places only in its message. */
function whyNoJson(text: string, engineMessage: string): string {
  if (/end of JSON/.test(engineMessage)) return ', na konci niečo chýba';
  const position = /position (\d+)/.exec(engineMessage)?.[1];
  if (position !== undefined) {
    const line = lineAt(text, Number(position));
    // The engine notices a wrong comma only at what follows.
    return `, pozrite riadok ${line}${line > 1 ? ' a\u00a0ten nad ním' : ''}${CHECK_SIGNS}`;
  }
  const place = strangeSignIn(text);
  if (place === null) return CHECK_SIGNS;
  const sign = String.fromCodePoint(text.codePointAt(place) ?? 0);
  return `, pozrite riadok ${lineAt(text, place)}: znak ${sign} tam nemá byť, texty patria do úvodzoviek "`;
}

const JSON_TOKEN = /\s*(?:[{}[\],:]|"(?:[^"\\]|\\.)*"|[-+.\w]+)\s*/y;

/** Offset of the first character outside values and their separators; null: none. */
function strangeSignIn(text: string): number | null {
  let place = 0;
  while (place < text.length) {
    JSON_TOKEN.lastIndex = place;
    if (!JSON_TOKEN.test(text)) return place;
    place = JSON_TOKEN.lastIndex;
  }
  return null;
}

const YAML_MISTAKES: Partial<Record<ErrorCode, string>> = {
  BAD_DIRECTIVE: 'riadok sa nesmie začínať znakom %',
  BAD_INDENT: 'riadok je zle odsadený alebo chýba zatvárajúca zátvorka',
  BAD_SCALAR_START: 'hodnota sa začína zvláštnym znakom, dajte ju do úvodzoviek',
  BLOCK_AS_IMPLICIT_KEY: 'hodnota s\u00a0dvojbodkou patrí do úvodzoviek',
  DUPLICATE_KEY: 'pole je tu dvakrát',
  MISSING_CHAR: 'chýba úvodzovka, zátvorka alebo dvojbodka',
  MULTILINE_IMPLICIT_KEY: 'za názvom poľa chýba dvojbodka s\u00a0medzerou alebo je riadok zle odsadený',
  NON_STRING_KEY: 'názov poľa sa začína zvláštnym znakom',
  RESOURCE_EXHAUSTION: 'údaje sú vnorené príliš hlboko',
  TAB_AS_INDENT: 'odsadenie má byť z\u00a0medzier, nie z\u00a0tabulátora',
  TAG_RESOLVE_FAILED: 'hodnota sa začína výkričníkom, dajte ju do úvodzoviek',
};
const NO_ANCHOR = 'hodnota sa začína hviezdičkou, dajte ju do úvodzoviek';
const TOO_MANY_ALIASES = 'príliš veľa odkazov na iné hodnoty (*)';

function parseMarkdownFile(path: string, text: string): ParseResult {
  const match = FRONT_MATTER.exec(text);
  if (!match) return fail(path, FRONT_MATTER_START.test(text) ? NO_END_OF_DATA : NO_DATA);
  const source = match[1] ?? '';
  if (source.length > MAX_FRONT_MATTER) return fail(path, 'údaje na začiatku súboru sú príliš dlhé');
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, stringKeys: true });
  const unreadable = (offset: number, why: string | undefined) => {
    const line = lineCounter.linePos(offset).line + 1;
    return fail(
      path,
      `údaje na začiatku súboru sa nedajú prečítať, pozrite riadok ${line}${why === undefined ? '' : `: ${why}`}`,
    );
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error) return unreadable(error.pos[0], YAML_MISTAKES[error.code]);
  if (!isMap(document.contents)) return fail(path, 'údaje na začiatku súboru majú mať tvar „pole: hodnota“');
  try {
    return { ok: true, file: { data: document.toJS(), body: match[2] ?? '' } };
  } catch {
    // Only aliases fail here: without an anchor, or growing into millions of values.
    const loose = looseAliasIn(document);
    return loose === null ? unreadable(0, TOO_MANY_ALIASES) : unreadable(loose, NO_ANCHOR);
  }
}

/** Offset of the first alias (`*name`) without an anchor (`&name`) before it; null: none. */
function looseAliasIn(document: Document.Parsed): number | null {
  const anchors = new Set<string>();
  let loose: number | null = null;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) && !anchors.has(node.source)) {
        loose = node.range?.[0] ?? 0;
        return visit.BREAK;
      }
      if ('anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
      return undefined;
    },
  });
  return loose;
}

/**
 * Only escapes, aliases or thousands of brackets make such a value; an alias to a value around it counts as too deep.
 */
function strangeValueIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; message: string } | null {
  if (path.length > MAX_DEPTH) return { path: path.slice(0, 1), message: 'údaje sú vnorené príliš hlboko' };
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value))
    return { path, message: 'je tu znak, ktorý sa nedá zobraziť: zmažte ho' };
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    // Copying such a field would change the copy's prototype.
    if (key === '__proto__') return { path: [...path, key], message: UNKNOWN_FIELD };
    const strange = strangeValueIn(item, [...path, key]);
    if (strange !== null) return strange;
  }
  return null;
}

const UNKNOWN_FIELD = 'také pole nepoznáme, skontrolujte preklep';

function fieldName(path: readonly PropertyKey[]): string | null {
  if (path.length === 0) return null;
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : String(key)))
    .join('.')
    .replaceAll('.[', '[');
}

export function schemaProblems(file: string, data: unknown, error: z.ZodError): ContentProblem[] {
  return error.issues.flatMap((issue): ContentProblem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...issue.path, key]),
        message: UNKNOWN_FIELD,
      }));
    const isMissing = issue.path.length > 0 && valueAt(data, issue.path) === undefined;
    return [
      { file, field: fieldName(issue.path), message: isMissing ? `pole chýba: ${issue.message}` : issue.message },
    ];
  });
}

const CONFLICT_MARK = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Bytes of another encoding become U+FFFD; so does half a surrogate pair when written. */
const LOST_CHARACTER = /[\ufffd\p{Surrogate}]/u;

function damageOf(text: string): string | null {
  if (text.length > MAX_LENGTH) return 'súbor je príliš veľký';
  if (text.trim() === '') return 'súbor je prázdny';
  const lost = text.search(LOST_CHARACTER);
  if (lost >= 0)
    return `na riadku ${lineAt(text, lost)} je namiesto písmena znak „\ufffd“: prepíšte ho, a\u00a0ak ho vo svojom programe nevidíte, uložte súbor v\u00a0kódovaní UTF-8`;
  const zero = text.indexOf('\0');
  if (zero >= 0)
    return `na riadku ${lineAt(text, zero)} je znak, ktorý nevidno (nulový): zmažte ho, a\u00a0ak ich je v\u00a0súbore viac, uložte ho v\u00a0kódovaní UTF-8`;
  const mark = CONFLICT_MARK.exec(text);
  if (mark !== null)
    return `na riadku ${lineAt(text, mark.index)} ostala značka po spojení dvoch verzií (${mark[0].trim()}): nechajte jednu z\u00a0nich a\u00a0značky <<<<<<<, ======= a\u00a0>>>>>>> zmažte`;
  return null;
}

export function lineEndOf(text: string): '\r\n' | '\n' {
  return /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
