import { drawn } from './chevrons.tsx';

/** @param d path in a square of 24 */
const filled = (d: string) => (
  <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const ArrowLeft = () => drawn('M17.5 10H3M9 3.75 2.75 10 9 16.25');
export const ArrowRight = () => drawn('M2.5 10H17M11 3.75 17.25 10 11 16.25');
export const Calendar = () => drawn('M2.75 4.25h14.5v13H2.75zM2.75 8.25h14.5M6.5 1.75v4M13.5 1.75v4', 1.5);
export const Chain = () =>
  drawn('M8.5 5.5 11 3a4.2 4.2 0 0 1 6 6l-2.5 2.5M11.5 14.5 9 17a4.2 4.2 0 0 1-6-6l2.5-2.5M7 13l6-6');
export const Check = () => drawn('M3 10.5l5 5L17 5');
export const Close = () => drawn('M4 4l12 12M16 4 4 16');
export const Exclamation = () => drawn('M10 3v9M10 15v2');
export const Minus = () => drawn('M3 10h14');
export const Pause = () => filled('M5 4h5v16H5zM14 4h5v16h-5z');
export const Play = () => filled('M6 3.5v17L20.5 12z');
export const Plus = () => drawn('M10 3v14M3 10h14');
