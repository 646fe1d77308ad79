/** @param d path in a square of 20 */
export const drawn = (d: string, strokeWidth = 1.75) => (
  <svg
    className="icon"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

export const ChevronDown = () => drawn('M4 7l6 6 6-6');
export const ChevronLeft = () => drawn('M13 4l-6 6 6 6');
export const ChevronRight = () => drawn('M7 4l6 6-6 6');
export const ChevronUp = () => drawn('M4 13l6-6 6 6');
