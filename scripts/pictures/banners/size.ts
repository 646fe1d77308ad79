/** Size of a banner in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1400;
