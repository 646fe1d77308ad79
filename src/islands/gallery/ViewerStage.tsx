import { useRef } from 'react';
import { Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import type { Photo } from '../../domain/galleries/photo.ts';
import { ViewerPhoto } from './ViewerPhoto.tsx';
import { MAX_ZOOM, swipeStep } from './viewer-rules.ts';

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
  /** False for taps, for scrolling up and down and for pinches. */
  isSwipe: boolean;
}

/**
 * The picture and its two neighbours, which are loaded ahead; all others wait. Swiper follows the finger and zooms, but which
 * photo a swipe leads to is decided here: its own rule goes by speed and share of the width, ours is 50 px (SPEC 2.9).
 */
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
