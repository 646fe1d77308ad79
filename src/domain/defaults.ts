/** Values of environment variables that are not set, for the build of the pages and for the server (.env.example). */
export const DEFAULTS = {
  port: 4321,
  host: '127.0.0.1',
  contentDir: 'content',
  publicDir: 'public',
  dataDir: '.data',
} as const;

/** Holds the pictures that are committed with the content, in the content folder or in that of the files served as they are. */
export const STORAGE_FOLDER = 'storage';
