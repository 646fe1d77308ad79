// Zoom without pinching or dragging: steps by buttons and keys on top of Swiper's zoom, which has neither steps nor moves.
import type { Swiper as SwiperInstance } from 'swiper/types';
import { boundedPan, nextZoom } from './viewer-rules.ts';

const MOVES = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] } as const;
export type PanDirection = keyof typeof MOVES;

/** Share of the stage that one press moves the view by. */
const PAN_SHARE = 0.3;

interface ZoomedPicture {
  /** Carries the offset; Swiper reads it from here when a drag begins. */
  frame: HTMLElement;
  picture: HTMLElement;
}

function zoomedPicture(swiper: SwiperInstance): ZoomedPicture | null {
  const frame = swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>('.swiper-zoom-container');
  const picture = frame?.querySelector<HTMLElement>('img');
  return frame && picture ? { frame, picture } : null;
}

function offsetOf({ frame }: ZoomedPicture): { x: number; y: number } {
  const { m41, m42 } = new DOMMatrix(getComputedStyle(frame).transform);
  return { x: m41, y: m42 };
}

function place(swiper: SwiperInstance, { frame, picture }: ZoomedPicture, x: number, y: number): void {
  const { scale } = swiper.zoom;
  const boundedX = boundedPan(x, picture.offsetWidth * scale, frame.offsetWidth);
  const boundedY = boundedPan(y, picture.offsetHeight * scale, frame.offsetHeight);
  frame.style.transitionDuration = '200ms';
  frame.style.transform = `translate3d(${boundedX}px, ${boundedY}px, 0)`;
}

/** Goes one step closer or back; what is in the middle stays there. */
export function zoomBy(swiper: SwiperInstance, direction: 'in' | 'out'): void {
  const shown = zoomedPicture(swiper);
  if (shown === null) return;
  const before = swiper.zoom.scale;
  const scale = nextZoom(before, direction);
  if (scale === 1) {
    swiper.zoom.out();
    return;
  }
  const { x, y } = offsetOf(shown);
  swiper.zoom.in(scale);
  place(swiper, shown, (x * scale) / before, (y * scale) / before);
}

/** Moves the view over a zoomed picture, as far as its edge. */
export function panBy(swiper: SwiperInstance, direction: PanDirection): void {
  const shown = zoomedPicture(swiper);
  if (shown === null) return;
  const { x, y } = offsetOf(shown);
  const [byX, byY] = MOVES[direction];
  const { offsetWidth, offsetHeight } = shown.frame;
  place(swiper, shown, x + byX * offsetWidth * PAN_SHARE, y + byY * offsetHeight * PAN_SHARE);
}
