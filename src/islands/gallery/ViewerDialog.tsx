import { type ComponentType, useEffect, useState } from 'react';
import type { Album } from '../../domain/galleries/gallery-file.ts';
import { loadStyles } from '../../page-scripts/load-styles.ts';
import { Close } from '../parts/icons.tsx';
import { useModal } from '../parts/use-modal.ts';
import type { GalleryViewerProps } from './GalleryViewer.tsx';
import styles from './ViewerDialog.module.css';
import viewerStyles from './viewer.css?url';
import type { PhotoAddress } from './viewer-rules.ts';

interface Props {
  address: PhotoAddress;
  /** Must stay the same function between renders. */
  loadAlbum: (signal: AbortSignal) => Promise<Album>;
  onMove: (address: PhotoAddress) => void;
  onClose: () => void;
  focusFallback: () => HTMLElement | null;
}

export function ViewerDialog({ address, loadAlbum, onMove, onClose, focusFallback }: Props) {
  const { state, retry } = useViewer(loadAlbum);
  const modal = useModal(onClose, focusFallback);
  const title = state.status === 'ready' ? state.album.title : null;

  return (
    <dialog
      {...modal}
      className={`takes-focus ${styles.dialog}`}
      aria-label={title === null ? 'Galéria' : `Galéria: ${title}`}
      tabIndex={-1}
    >
      <button type="button" className={styles.close} aria-label="Zavrieť galériu" onClick={onClose}>
        <Close />
      </button>
      {state.status === 'loading' && (
        <div className={styles.state} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          <p>Fotografie sa načítavajú…</p>
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles.state}>
          <svg className={styles.broken} viewBox="0 0 96 96" aria-hidden="true">
            <path d="M44 0v88a44 44 0 0 1 0-88Z" className="fill-red" />
            <path d="M52 8a44 44 0 0 1 0 88Z" className="fill-mustard" />
          </svg>
          <p role="alert">
            Chyba pri načítavaní galérie: <span lang="en">{state.message}</span>
          </p>
          <p>Skúste to, prosím, znova, alebo sa vráťte o&nbsp;chvíľu.</p>
          <button type="button" className={styles.retry} onClick={retry}>
            Skúsiť znova
          </button>
        </div>
      )}
      {state.status === 'ready' && (
        <state.Viewer album={state.album} address={address} onMove={onMove} dialog={modal.ref} />
      )}
    </dialog>
  );
}

type ViewerState =
  | { status: 'loading' }
  | { status: 'ready'; album: Album; Viewer: ComponentType<GalleryViewerProps> }
  | { status: 'failed'; message: string };

function useViewer(loadAlbum: (signal: AbortSignal) => Promise<Album>) {
  const [state, setState] = useState<ViewerState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const request = new AbortController();
    setState({ status: 'loading' });
    Promise.all([loadViewer(), loadAlbum(request.signal)]).then(
      ([Viewer, album]) => {
        if (!request.signal.aborted) setState({ status: 'ready', album, Viewer });
      },
      (error: unknown) => {
        if (request.signal.aborted) return;
        setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => request.abort();
  }, [loadAlbum, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}

async function loadViewer(): Promise<ComponentType<GalleryViewerProps>> {
  // This keeps the viewer out of the bundle that renders pages.
  if (import.meta.env.SSR) throw new Error('The viewer opens in browsers only');
  try {
    const [{ GalleryViewer }] = await Promise.all([import('./GalleryViewer.tsx'), loadStyles(viewerStyles)]);
    return GalleryViewer;
  } catch (cause) {
    throw new Error('Failed to load galleries', { cause });
  }
}
