// The whole of `content/` read and judged at once: what one file says, and what files say about each other.
import { z } from 'zod';
import { sk } from 'zod/locales';
import type { BannerEntry } from '../domain/content/banner.ts';
import {
  type ContentPath,
  eventFilePath,
  FOLDER_SCHEMAS,
  parseContentPath,
  SETTING_SCHEMAS,
  type SettingName,
  type Settings,
} from '../domain/content/collections.ts';
import type { EventEntry } from '../domain/content/event.ts';
import type { GalleryEntry } from '../domain/content/gallery.ts';
import { PAGE_NAMES, type PageEntry, type PageName } from '../domain/content/page.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseContentFile, schemaProblems } from './parse-content-file.ts';

z.config(sk());

/** An entry of a Markdown folder: its fields, the text under them, and the file it came from. */
export interface EventFile extends EventEntry {
  slug: string;
  body: string;
  file: string;
}
export interface PageFile extends PageEntry {
  name: PageName;
  body: string;
}
export interface GalleryFile extends GalleryEntry {
  event_id: number;
}

/** Everything the content files say, each list in a fixed order: events and galleries by event id, banners by `order`. */
export interface ContentTree extends Settings {
  events: EventFile[];
  galleries: GalleryFile[];
  banners: BannerEntry[];
  pages: Record<PageName, PageFile>;
}

/** Answers whether a committed picture exists, by its path below `/storage/`. */
export type PictureLookup = (path: string) => boolean;

type TreeResult = { ok: true; tree: ContentTree } | { ok: false; problems: ContentProblem[] };

/** Uploads live in the media store under this folder, named by their content; a clone without them still builds (DESIGN 6). */
const UPLOAD_FOLDER = 'm/';

/**
 * Reads all content files (path below `content/` → text).
 * Answers the tree, or every problem found in it: unreadable files, wrong fields, unknown files, ids used twice, galleries of
 * missing events, pictures that do not exist, required files that are not there.
 */
export function readContentTree(files: ReadonlyMap<string, string>, pictureExists: PictureLookup): TreeResult {
  const problems: ContentProblem[] = [];
  const events: EventFile[] = [];
  const galleries: GalleryFile[] = [];
  const banners: BannerEntry[] = [];
  const pages = new Map<PageName, PageFile>();
  const settings: Partial<Settings> = {};

  const report = (file: string, field: string | null, message: string) => problems.push({ file, field, message });

  const validate = <S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> | null => {
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    problems.push(...schemaProblems(file, data, result.error));
    return null;
  };

  const readSetting = <N extends SettingName>(file: string, name: N, data: unknown) => {
    const value = validate(file, SETTING_SCHEMAS[name], data);
    if (value !== null) settings[name] = value as Settings[N];
  };

  const readFile = (file: string, path: ContentPath, text: string) => {
    const parsed = parseContentFile(file, text);
    if (!parsed.ok) return void problems.push(parsed.problem);
    const { data, body } = parsed.file;
    switch (path.kind) {
      case 'events': {
        const event = validate(file, FOLDER_SCHEMAS.events, data);
        if (event === null) return;
        if (event.id !== path.id || file !== eventFilePath(path.id, path.slug))
          report(
            file,
            'id',
            `číslo podujatia má byť to isté ako v názve súboru, ktorý sa má volať ${eventFilePath(event.id, path.slug)}`,
          );
        if (body.trim() === '') report(file, null, 'pod údajmi chýba text o podujatí');
        events.push({ ...event, slug: path.slug, body, file });
        return;
      }
      case 'galleries': {
        const gallery = validate(file, FOLDER_SCHEMAS.galleries, data);
        if (gallery) galleries.push({ ...gallery, event_id: path.eventId });
        return;
      }
      case 'banners': {
        const banner = validate(file, FOLDER_SCHEMAS.banners, data);
        if (banner && banner.id !== path.id) report(file, 'id', 'číslo bannera má byť to isté ako v názve súboru');
        if (banner) banners.push(banner);
        return;
      }
      case 'pages': {
        const page = validate(file, FOLDER_SCHEMAS.pages, data);
        if (page) pages.set(path.name, { ...page, name: path.name, body });
        return;
      }
      case 'setting':
        readSetting(file, path.name, data);
    }
  };

  for (const file of [...files.keys()].sort()) {
    const path = parseContentPath(file);
    if (path) readFile(file, path, files.get(file) ?? '');
    else report(file, null, 'taký súbor tu nepoznáme; skontrolujte jeho názov a priečinok');
  }

  for (const name of Object.keys(SETTING_SCHEMAS))
    if (!files.has(`${name}.json`)) report(`${name}.json`, null, 'súbor chýba');
  for (const name of PAGE_NAMES) if (!files.has(`pages/${name}.md`)) report(`pages/${name}.md`, null, 'súbor chýba');

  const fileOfEvent = new Map<number, string>();
  for (const event of events) {
    const other = fileOfEvent.get(event.id);
    if (other !== undefined) report(event.file, 'id', `číslo ${event.id} má už podujatie v súbore content/${other}`);
    fileOfEvent.set(event.id, event.file);
  }
  const eventIds = new Set([...files.keys()].flatMap((file) => eventIdOf(file)));
  for (const gallery of galleries)
    if (!eventIds.has(gallery.event_id))
      report(
        `galleries/${gallery.event_id}.json`,
        null,
        `galéria patrí k podujatiu ${gallery.event_id}, ktoré neexistuje`,
      );

  const pageOf = (name: PageName) => pages.get(name);
  for (const { file, field, path } of usedPictures({ events, galleries, banners, settings }))
    if (!path.startsWith(UPLOAD_FOLDER) && !pictureExists(path))
      report(file, field, `obrázok public/storage/${path} neexistuje`);

  const about = pageOf('about');
  if (problems.length > 0 || !about) return { ok: false, problems };
  return {
    ok: true,
    tree: {
      ...(settings as Settings),
      events: events.sort((a, b) => a.id - b.id),
      galleries: galleries.sort((a, b) => a.event_id - b.event_id),
      banners: banners.sort((a, b) => a.order - b.order || a.id - b.id),
      pages: Object.fromEntries(pages) as Record<PageName, PageFile>,
    },
  };
}

function eventIdOf(file: string): number[] {
  const path = parseContentPath(file);
  return path?.kind === 'events' ? [path.id] : [];
}

interface UsedPicture {
  file: string;
  field: string;
  path: string;
}

function usedPictures(parts: {
  events: EventFile[];
  galleries: GalleryFile[];
  banners: BannerEntry[];
  settings: Partial<Settings>;
}): UsedPicture[] {
  const { events, galleries, banners, settings } = parts;
  const pictures: UsedPicture[] = [];
  const add = (file: string, field: string, path: string | undefined) => {
    if (path !== undefined) pictures.push({ file, field, path });
  };
  for (const event of events) add(event.file, 'poster_image', event.poster_image);
  for (const gallery of galleries)
    gallery.photos.forEach((photo, index) => {
      add(`galleries/${gallery.event_id}.json`, `photos[${index + 1}].image_path`, photo.image_path);
    });
  for (const banner of banners)
    add(`banners/${banner.id}.json`, 'banner_image.image_path', banner.banner_image.image_path);
  settings.rooms?.forEach((room, index) => {
    for (const image of room.images) add('rooms.json', `[${index + 1}].images`, image.image_path);
  });
  settings['flagship-events']?.forEach((event, index) => {
    for (const image of event.images) add('flagship-events.json', `[${index + 1}].images`, image.image_path);
  });
  settings.team?.forEach((member, index) => {
    add('team.json', `[${index + 1}].image`, member.image?.image_path);
  });
  settings.timeline?.forEach((milestone, index) => {
    add('timeline.json', `[${index + 1}].image`, milestone.image?.image_path);
  });
  for (const list of ['partners', 'supporters'] as const)
    settings.partners?.[list].forEach((partner, index) => {
      add('partners.json', `${list}[${index + 1}].logo`, partner.logo);
    });
  return pictures;
}
