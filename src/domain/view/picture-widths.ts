/** Widths in pixels in which the image service hands out pictures; it refuses others, so that nobody can fill its cache. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
