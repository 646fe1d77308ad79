/** So many events are added at once. */
export const MAX_IMPORTED_EVENTS = 500;

/** Of the file they come from. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
