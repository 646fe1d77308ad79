/** mimalloc in Rolldown keeps freed memory; giving it back at once saves a sixth of a build's peak. */
export const BUILD_MEMORY = { MIMALLOC_PURGE_DELAY: '0' };

/** A larger young generation stays with the process after the first load. */
export const SERVER_FLAGS = ['--max-semi-space-size=1'];

/** Each further arena of the C allocator keeps what was freed in it. */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '1' };
