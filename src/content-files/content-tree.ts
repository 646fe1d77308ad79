import { PAGE_NAMES, type PageName } from '../domain/content/settings.ts';
import { BANNERS, type BannerEntry } from '../domain/kinds/banner.ts';
import { GALLERIES } from '../domain/kinds/gallery.ts';
import { formerLook } from '../domain/kinds/look.ts';
import type { AnySetting } from '../domain/kinds/setting.ts';
import { SETTINGS, type Settings } from '../domain/kinds/settings.ts';
import { SITE } from '../domain/kinds/site.ts';
import type { ContentProblem } from './content-problem.ts';
import {
  type EventFile,
  type GalleryFile,
  type JudgedFile,
  judgeContentFile,
  type PageFile,
} from './judge-content-file.ts';

/** Events and galleries are sorted by event id, banners by `order`. */
export interface ContentTree extends Settings {
  events: EventFile[];
  galleries: GalleryFile[];
  banners: BannerEntry[];
  pages: Record<PageName, PageFile>;
}

export type PictureLookup = (path: string) => boolean;

type TreeResult = { ok: true; tree: ContentTree } | { ok: false; problems: ContentProblem[] };

/** Uploads live in the media store; a clone need not have them. */
const UPLOAD_FOLDER = 'm/';

export function readContentTree(files: ReadonlyMap<string, string>, pictureExists: PictureLookup): TreeResult {
  return joinContentTree(
    [...files].map(([file, text]) => judgeContentFile(file, text)),
    pictureExists,
  );
}

export function joinContentTree(judged: Iterable<JudgedFile>, pictureExists: PictureLookup): TreeResult {
  const files = new Map([...judged].sort(byFile).map((file) => [file.file, file]));
  const { events, galleries, banners, pages, settings } = partsOf(files.values());
  const pictures = usedPictures({ events, galleries, banners, settings });
  const problems = [...files.values()].flatMap((file) => file.problems);

  const report = (file: string, field: string | null, message: string) => problems.push({ file, field, message });

  for (const { name, file, whenMissing } of Object.values(SETTINGS)) {
    if (files.has(file)) continue;
    if (whenMissing === undefined) report(file, null, 'súbor chýba');
    else Object.assign(settings, { [name]: whenMissing });
  }
  if (!files.has('look.json') && settings.site !== undefined) settings.look = formerLook(settings.site);
  for (const name of PAGE_NAMES) if (!files.has(`pages/${name}.md`)) report(`pages/${name}.md`, null, 'súbor chýba');

  const fileOfEvent = new Map<number, string>();
  for (const { id, file } of events) {
    const other = fileOfEvent.get(id) ?? file;
    fileOfEvent.set(id, other);
    if (other === file) continue;
    // Their names do not tell which of them was there before.
    report(file, 'id', sameNumber(id, other));
    report(other, 'id', sameNumber(id, file));
  }
  const eventIds = new Set([...files.values()].flatMap(({ path }) => (path?.kind === 'events' ? [path.id] : [])));
  for (const gallery of galleries)
    if (!eventIds.has(gallery.event_id))
      report(
        GALLERIES.filePath(gallery.event_id),
        null,
        `galéria patrí k\u00a0podujatiu ${gallery.event_id}, ktoré neexistuje`,
      );

  problems.push(...missingOfHouse(events, settings));

  for (const { file, field, path } of pictures)
    if (!path.startsWith(UPLOAD_FOLDER) && !pictureExists(path))
      report(file, field, `obrázok storage/${path} neexistuje`);

  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    tree: {
      ...(settings as Settings),
      events: events.sort((a, b) => a.id - b.id),
      galleries: galleries.sort((a, b) => a.event_id - b.event_id),
      banners: banners.sort(BANNERS.byPlace),
      pages: Object.fromEntries(pages) as Record<PageName, PageFile>,
    },
  };
}

function sameNumber(id: number, otherFile: string): string {
  return `číslo ${id} má aj podujatie v\u00a0súbore content/${otherFile}: to, ktoré pribudlo, zmažte v\u00a0zozname podujatí, alebo mu dajte iné v\u00a0súbore a\u00a0v\u00a0jeho názve`;
}

export function picturesOf(judged: Iterable<JudgedFile>): Set<string> {
  return new Set(usedPictures(partsOf(judged)).map(({ path }) => path));
}

export function uploadsIn(judged: Iterable<JudgedFile>): UsedPicture[] {
  return usedPictures(partsOf(judged)).filter(({ path }) => path.startsWith(UPLOAD_FOLDER));
}

interface Parts {
  events: EventFile[];
  galleries: GalleryFile[];
  banners: BannerEntry[];
  pages: Map<PageName, PageFile>;
  settings: Partial<Settings>;
}

function partsOf(judged: Iterable<JudgedFile>): Parts {
  const parts: Parts = { events: [], galleries: [], banners: [], pages: new Map(), settings: {} };
  for (const { content } of judged) {
    if (content?.kind === 'events') parts.events.push(content.event);
    if (content?.kind === 'galleries') parts.galleries.push(content.gallery);
    if (content?.kind === 'banners') parts.banners.push(content.entry);
    if (content?.kind === 'pages') parts.pages.set(content.page.name, content.page);
    if (content?.kind === 'setting') Object.assign(parts.settings, content.settings);
  }
  return parts;
}

function byFile(a: JudgedFile, b: JudgedFile): number {
  if (a.file === b.file) return 0;
  return a.file < b.file ? -1 : 1;
}

/** While the file of rooms or kinds is broken, nothing is missing. */
function missingOfHouse(events: readonly EventFile[], settings: Partial<Settings>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const check = (
    { file, field, id }: { file: string; field: string; id: string | null | undefined },
    known: readonly { id: string }[] | undefined,
    words: string,
  ) => {
    if (known === undefined || id === null || id === undefined || known.some((one) => one.id === id)) return;
    const choices = known.length === 0 ? 'nijaké' : known.map((one) => one.id).join(', ');
    problems.push({ file, field, message: `${words} „${id}“ nepoznáme; v\u00a0ponuke sú: ${choices}` });
  };
  const { rooms, 'event-kinds': kinds, 'price-list': prices = [] } = settings;
  for (const { file, kind, rooms: held = [] } of events) {
    check({ file, field: 'kind', id: kind }, kinds, 'druh');
    for (const id of held) check({ file, field: 'rooms', id }, rooms, 'miestnosť');
  }
  for (const [index, { room }] of prices.entries())
    check({ file: 'price-list.json', field: `[${index + 1}].room`, id: room }, rooms, 'miestnosť');
  return problems;
}

interface UsedPicture {
  /** Below `content/`. */
  file: string;
  field: string;
  /** Below `/storage/`. */
  path: string;
}

function usedPictures({ events, galleries, banners, settings }: Omit<Parts, 'pages'>): UsedPicture[] {
  const pictures: UsedPicture[] = [];
  const add = (file: string, field: string, path: string | undefined) => {
    if (path !== undefined) pictures.push({ file, field, path });
  };
  for (const event of events) add(event.file, 'poster_image', event.poster_image);
  for (const gallery of galleries)
    gallery.photos.forEach((photo, index) => {
      add(GALLERIES.filePath(gallery.event_id), `photos[${index + 1}].image_path`, photo.image_path);
    });
  for (const banner of banners)
    for (const [field, path] of Object.entries(BANNERS.picturesOf(banner)))
      add(BANNERS.filePath(banner.id), field, path);
  const described: readonly AnySetting[] = Object.values(SETTINGS);
  for (const { name, file, picturesOf } of described) {
    const value: unknown = Reflect.get(settings, name);
    if (value !== undefined) for (const [field, path] of picturesOf?.(value) ?? []) add(file, field, path);
  }
  const { site, look } = settings;
  if (look === undefined) {
    add(SITE.file, 'pictures.share', site?.pictures?.share?.image_path);
    add(SITE.file, 'logo', site?.logo?.image_path);
  }
  return pictures;
}
