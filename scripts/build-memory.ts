/**
 * Environment of a build. Rolldown's allocator, mimalloc, keeps what was freed for a while; told to give it back at once, a build
 * holds a sixth less memory at its peak and takes no longer.
 */
export const BUILD_MEMORY = { MIMALLOC_PURGE_DELAY: '0' };
