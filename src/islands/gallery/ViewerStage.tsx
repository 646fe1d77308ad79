import { useRef, useState } from 'react';
import { Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { PictureSource } from '../../components/StoragePicture.tsx';
import type { Photo } from '../../domain/galleries/gallery-file.ts';
import { pictureFallbackUrl } from '../../domain/galleries/picture-source.ts';
import { boundedPan, MAX_ZOOM, nextZoom, swipeStep } from './viewer-rules.ts';

const SLIDE_MS = 220;
const MODULES = [Zoom];
const ZOOM = { maxRatio: MAX_ZOOM };

interface Props {
  photos: readonly Photo[];
  index: number;
  isZoomed: boolean;
  speedMs: number | undefined;
  onSwiper: (swiper: SwiperInstance) => void;
  onMoveTo: (index: number) => void;
  onScale: (scale: number) => void;
}

interface Gesture {
  startX: number;
  /** False for taps, vertical scrolling and pinches. */
  isSwipe: boolean;
}

/** A swipe counts from 50 px on; Swiper's own rule uses speed and share of the width. */
export function ViewerStage({ photos, index, isZoomed, speedMs = SLIDE_MS, onSwiper, onMoveTo, onScale }: Props) {
  const gesture = useRef<Gesture>({ startX: 0, isSwipe: false });

  function finishSwipe(swiper: SwiperInstance) {
    const { startX, isSwipe } = gesture.current;
    if (isSwipe) onMoveTo(index + swipeStep(swiper.touches.currentX - startX));
  }

  return (
    <Swiper
      className="viewer-stage"
      modules={MODULES}
      zoom={ZOOM}
      initialSlide={index}
      speed={speedMs}
      allowTouchMove={!isZoomed}
      shortSwipes={false}
      longSwipes={false}
      onSwiper={onSwiper}
      onTouchStart={(swiper) => {
        gesture.current = { startX: swiper.touches.startX, isSwipe: false };
      }}
      onSliderFirstMove={() => {
        gesture.current.isSwipe = true;
      }}
      onTouchEnd={finishSwipe}
      onZoomChange={(_, scale) => {
        gesture.current.isSwipe = false;
        onScale(scale);
      }}
    >
      {photos.map((photo, at) => (
        <SwiperSlide key={photo.id} className="viewer-slide" zoom inert={at !== index}>
          {Math.abs(at - index) <= 1 && <ViewerPhoto photo={photo} isZoomed={isZoomed && at === index} />}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

interface ViewerPhotoProps {
  photo: Photo;
  isZoomed: boolean;
}

function ViewerPhoto({ photo, isZoomed }: ViewerPhotoProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isPlain, setPlain] = useState(photo.image_path.endsWith('.svg'));
  const ratio = photo.width / photo.height;

  if (state === 'failed')
    return (
      <div className="viewer-failed">
        <img src="/shapes/placeholder-main.svg" alt={photo.alt_text} width={320} height={240} />
        <p>Fotografiu sa nepodarilo načítať.</p>
      </div>
    );
  return (
    <picture
      className="viewer-photo"
      // The policy allows styles that React sets in the browser.
      style={{ '--ratio': ratio, '--own-width': `${photo.width}px` } as React.CSSProperties}
      data-state={state}
    >
      {!isPlain && (
        <PictureSource
          path={photo.image_path}
          width={photo.width}
          sizes={isZoomed ? `${photo.width}px` : `min(100vw, calc(100vh * ${ratio.toFixed(3)}))`}
        />
      )}
      <img
        src={pictureFallbackUrl(photo.image_path)}
        alt={photo.alt_text}
        width={photo.width}
        height={photo.height}
        decoding="async"
        draggable={false}
        onLoad={() => setState('loaded')}
        // AVIF may fail where the plain picture does not.
        onError={() => (isPlain ? setState('failed') : setPlain(true))}
      />
    </picture>
  );
}

// Swiper's zoom cannot go in steps or move the view.

const MOVES = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] } as const;
export type PanDirection = keyof typeof MOVES;

/** Share of the stage that one press moves by. */
const PAN_SHARE = 0.3;

interface ZoomedPicture {
  /** Swiper reads its offset when a drag begins. */
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

export function panBy(swiper: SwiperInstance, direction: PanDirection): void {
  const shown = zoomedPicture(swiper);
  if (shown === null) return;
  const { x, y } = offsetOf(shown);
  const [byX, byY] = MOVES[direction];
  const { offsetWidth, offsetHeight } = shown.frame;
  place(swiper, shown, x + byX * offsetWidth * PAN_SHARE, y + byY * offsetHeight * PAN_SHARE);
}
