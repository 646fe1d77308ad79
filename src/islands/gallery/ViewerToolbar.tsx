import { useEffect, useState } from 'react';
import { Chain } from '../icons/Chain.tsx';
import { Check } from '../icons/Check.tsx';
import { Minus } from '../icons/Minus.tsx';
import { Plus } from '../icons/Plus.tsx';
import { REGION_HEAD_START_MS } from '../region-head-start.ts';
import { type CopyState, useCopiedLink } from './use-copied-link.ts';
import { MAX_ZOOM } from './viewer-rules.ts';

interface Props {
  title: string;
  index: number;
  count: number;
  /** Description of the photo, announced with its number. */
  alt: string;
  /** Fragment that names the photo. */
  hash: string;
  scale: number;
  onZoom: (direction: 'in' | 'out') => void;
}

const MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'Odkaz je skopírovaný.',
  failed: 'Odkaz sa nepodarilo skopírovať, nájdete ho v\u00a0adrese stránky.',
};

/** Where one is, zoom, and the link to this photo. */
export function ViewerToolbar({ title, index, count, alt, hash, scale, onZoom }: Props) {
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
        {/* Another element for every photo: of a changed text only the number that differs would be said. */}
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
