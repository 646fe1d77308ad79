/** For variables that are not set (.env.example), in builds and on the server. */
export const DEFAULTS = {
  port: 4321,
  host: '127.0.0.1',
  contentDir: 'content',
  publicDir: 'public',
  dataDir: '.data',
} as const;

/** Holds committed pictures, in the content folder or in that of static files. */
export const STORAGE_FOLDER = 'storage';
