import { join } from 'node:path';

/** Where the parts of one build lie. */
export interface BuildFolders {
  /** The site as a host serves it. */
  site: string;
  /** What the functions need: content index and manifest. */
  functions: string;
  /** What its pages were made from. */
  records: string;
}

/** In `records` of the project's build: names the code and settings it was made by. */
export const RENDERER_ID_FILE = 'renderer-id';

/** As `npm run build` leaves them in the project's folder. */
export function projectBuild(root: string): BuildFolders {
  return {
    site: join(root, 'dist'),
    functions: join(root, 'dist-functions'),
    records: join(root, 'dist-renderer'),
  };
}

/** Beside the builds of the local builder: the next one, begun ahead. */
export const SPARE_FOLDER = 'next';

/** As the local builder lays them out in the folder of one build. */
export function buildIn(folder: string): BuildFolders {
  return { site: join(folder, 'site'), functions: join(folder, 'functions'), records: join(folder, 'records') };
}
