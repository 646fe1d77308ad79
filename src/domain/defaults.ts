/** What a variable of the environment means when it is not set, for the pages' build and the server (.env.example). */
export const DEFAULTS = { port: 4321, host: '127.0.0.1', contentDir: 'content', dataDir: '.data' } as const;
