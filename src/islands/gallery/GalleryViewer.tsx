import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import type { Album } from '../../domain/galleries/gallery-file.ts';
import { ArrowLeft, ArrowRight } from '../parts/icons.tsx';
import { type PanDirection, panBy, ViewerStage, zoomBy } from './ViewerStage.tsx';
import { ViewerPan, ViewerThumbnails, ViewerToolbar } from './viewer-controls.tsx';
import { boundedIndex, type PhotoAddress, photoHash } from './viewer-rules.ts';

export interface GalleryViewerProps {
  album: Album;
  /** The first photo is shown when the album lacks this one. */
  address: PhotoAddress;
  onMove: (address: PhotoAddress) => void;
  dialog: RefObject<HTMLDialogElement | null>;
}

export function GalleryViewer({ album, address, onMove, dialog }: GalleryViewerProps) {
  const { photos } = album;
  const index = Math.max(
    photos.findIndex(({ id }) => id === address.photoId),
    0,
  );
  const photo = photos[index];
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [scale, setScale] = useState(1);
  const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isZoomed = scale > 1;

  function moveTo(wished: number) {
    const target = photos[boundedIndex(wished, photos.length)];
    if (target !== undefined && target !== photo) onMove({ ...address, photoId: target.id });
  }

  function zoom(direction: 'in' | 'out') {
    if (swiper !== null) zoomBy(swiper, direction);
  }

  function pan(direction: PanDirection) {
    if (swiper !== null && isZoomed) panBy(swiper, direction);
  }

  useViewerKeys({
    previous: () => moveTo(index - 1),
    next: () => moveTo(index + 1),
    first: () => moveTo(0),
    last: () => moveTo(photos.length - 1),
    zoomIn: () => zoom('in'),
    zoomOut: () => zoom('out'),
    panLeft: () => pan('left'),
    panRight: () => pan('right'),
    panUp: () => pan('up'),
    panDown: () => pan('down'),
  });

  useEffect(() => {
    if (swiper === null || swiper.activeIndex === index) return;
    swiper.zoom.out();
    // A slide over several photos would flicker past empty ones.
    const isNeighbour = Math.abs(swiper.activeIndex - index) === 1;
    swiper.slideTo(index, isNeighbour && !prefersStillness ? undefined : 0);
  }, [swiper, index, prefersStillness]);

  // The focused element may be gone, and the focus must not leave the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes take elements away
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [dialog, index, isZoomed]);

  return (
    <>
      <ViewerToolbar
        title={album.title}
        index={index}
        count={photos.length}
        alt={photo?.alt_text ?? ''}
        hash={photoHash({ ...address, photoId: photo?.id ?? 1 })}
        scale={scale}
        onZoom={zoom}
      />
      <div className="viewer-body">
        <button
          type="button"
          className="viewer-step viewer-previous"
          aria-label="Predchádzajúca fotografia"
          aria-disabled={index === 0}
          onClick={() => moveTo(index - 1)}
        >
          <ArrowLeft />
        </button>
        <ViewerStage
          photos={photos}
          index={index}
          isZoomed={isZoomed}
          speedMs={prefersStillness ? 0 : undefined}
          onSwiper={setSwiper}
          onMoveTo={moveTo}
          onScale={setScale}
        />
        <button
          type="button"
          className="viewer-step viewer-next"
          aria-label="Nasledujúca fotografia"
          aria-disabled={index === photos.length - 1}
          onClick={() => moveTo(index + 1)}
        >
          <ArrowRight />
        </button>
        <div className="viewer-words">
          {photo?.caption !== undefined && <p>{photo.caption}</p>}
          {photo?.credit !== undefined && <p className="viewer-credit">Autor: {photo.credit}</p>}
        </div>
        {isZoomed ? <ViewerPan onPan={pan} /> : <ViewerThumbnails photos={photos} index={index} onMoveTo={moveTo} />}
      </div>
    </>
  );
}

const COMMANDS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  // The key of `+` without Shift.
  '=': 'zoomIn',
  '-': 'zoomOut',
  'Shift ArrowLeft': 'panLeft',
  'Shift ArrowRight': 'panRight',
  'Shift ArrowUp': 'panUp',
  'Shift ArrowDown': 'panDown',
} as const;
type ViewerCommand = (typeof COMMANDS)[keyof typeof COMMANDS];

const COMMAND_OF_KEY: ReadonlyMap<string, ViewerCommand> = new Map(Object.entries(COMMANDS));

/** Listens on the document, because Swiper takes the focus from buttons when a drag begins. */
function useViewerKeys(run: Readonly<Record<ViewerCommand, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shifted = event.shiftKey ? COMMAND_OF_KEY.get(`Shift ${event.key}`) : undefined;
    const command = shifted ?? COMMAND_OF_KEY.get(event.key);
    if (command === undefined) return;
    event.preventDefault();
    run[command]();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
