/**
 * Options of Node for the server. Its young generation is small: most of what a request leaves behind is gone in a millisecond, and
 * twice 16 MB would stay with the process after the first load.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=1'];

/** One arena of the C library's allocator for all threads: each further one keeps what was freed in it. */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '1' };
