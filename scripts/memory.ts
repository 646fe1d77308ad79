/**
 * Environment of a build. Rolldown's allocator, mimalloc, keeps what was freed for a while; told to give it back at once, a build
 * holds a sixth less memory at its peak and takes no longer.
 */
export const BUILD_MEMORY = { MIMALLOC_PURGE_DELAY: '0' };

/**
 * Options of Node for the server. Its young generation is small: most of what a request leaves behind is gone in a millisecond, and
 * twice 16 MB would stay with the process after the first load.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=1'];

/** One arena of the C library's allocator for all threads: each further one keeps what was freed in it. */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '1' };
