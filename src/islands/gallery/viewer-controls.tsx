import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from '../../domain/galleries/gallery-file.ts';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from '../parts/chevrons.tsx';
import { Chain, Check, Minus, Plus } from '../parts/icons.tsx';
import type { PanDirection } from './ViewerStage.tsx';
import { MAX_ZOOM, thumbnailWindow } from './viewer-rules.ts';

/** Screen readers announce changes only in a live region that they already know. */
const REGION_HEAD_START_MS = 120;

interface ToolbarProps {
  title: string;
  index: number;
  count: number;
  alt: string;
  hash: string;
  scale: number;
  onZoom: (direction: 'in' | 'out') => void;
}

const MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'Odkaz je skopírovaný.',
  failed: 'Odkaz sa nepodarilo skopírovať, nájdete ho v\u00a0adrese stránky.',
};

export function ViewerToolbar({ title, index, count, alt, hash, scale, onZoom }: ToolbarProps) {
  const link = useCopiedLink();
  const place = `Fotografia ${index + 1} z\u00a0${count}`;
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), REGION_HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="viewer-toolbar">
      <p className="viewer-title">{title}</p>
      <p className="viewer-place" aria-hidden="true">
        {place}
      </p>
      <p className="viewer-message" role="status">
        {MESSAGES[link.state]}
      </p>
      <p className="visually-hidden" role="status">
        {/* In an existing element screen readers would announce only the changed number. */}
        {isHeard && <span key={index}>{`${place}: ${alt}`}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {scale > 1 && `Priblíženie ${Math.round(scale * 100)} %`}
      </p>
      <button
        type="button"
        className="viewer-tool"
        aria-label="Oddialiť"
        aria-disabled={scale <= 1}
        onClick={() => onZoom('out')}
      >
        <Minus />
      </button>
      <button
        type="button"
        className="viewer-tool"
        aria-label="Priblížiť"
        aria-disabled={scale >= MAX_ZOOM}
        onClick={() => onZoom('in')}
      >
        <Plus />
      </button>
      <button
        type="button"
        className="viewer-tool"
        aria-label="Kopírovať odkaz"
        onClick={() => link.copy(new URL(hash, location.href).href)}
      >
        {link.state === 'copied' ? <Check /> : <Chain />}
        <span className="viewer-label">Kopírovať odkaz</span>
      </button>
    </div>
  );
}

interface ViewerPanProps {
  onPan: (direction: PanDirection) => void;
}

const DIRECTIONS = [
  { direction: 'left', words: 'doľava', Sign: ChevronLeft },
  { direction: 'up', words: 'nahor', Sign: ChevronUp },
  { direction: 'down', words: 'nadol', Sign: ChevronDown },
  { direction: 'right', words: 'doprava', Sign: ChevronRight },
] as const;

/** Moves the view without dragging (WCAG 2.5.7). */
export function ViewerPan({ onPan }: ViewerPanProps) {
  return (
    <fieldset className="viewer-pan">
      <legend className="visually-hidden">Posun po fotografii</legend>
      {DIRECTIONS.map(({ direction, words, Sign }) => (
        <button
          key={direction}
          type="button"
          className="viewer-pan-button"
          aria-label={`Posunúť ${words}`}
          onClick={() => onPan(direction)}
        >
          <Sign />
        </button>
      ))}
    </fieldset>
  );
}

interface ViewerThumbnailsProps {
  photos: readonly Photo[];
  index: number;
  onMoveTo: (index: number) => void;
}

export function ViewerThumbnails({ photos, index, onMoveTo }: ViewerThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  const { from, to } = thumbnailWindow(index, photos.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current one changes with the index
  useLayoutEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [index]);

  return (
    <ul className="viewer-strip" aria-label="Fotografie v&nbsp;galérii">
      {photos.slice(from, to).map((photo, offset) => {
        const at = from + offset;
        return (
          <li key={photo.id}>
            <button
              ref={at === index ? current : null}
              type="button"
              className="viewer-thumbnail"
              aria-label={`Fotografia ${at + 1}`}
              aria-current={at === index}
              onClick={() => onMoveTo(at)}
            >
              <img
                src={
                  photo.image_path.endsWith('.svg') ? `/storage/${photo.image_path}` : pictureUrl(photo.image_path, 160)
                }
                alt=""
                width={56}
                height={56}
                decoding="async"
                draggable={false}
                data-fallback="thumbnail"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const MESSAGE_MS = 3500;

type CopyState = 'idle' | 'copied' | 'failed';

function useCopiedLink(): { state: CopyState; copy: (url: string) => void } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(url: string) {
    try {
      // The clipboard is missing on plain http, and fails without permission.
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return { state, copy };
}
