import { type ComponentType, useEffect, useState } from 'react';
import type { Album } from '../../domain/view/photo.ts';
import type { GalleryViewerProps } from './GalleryViewer.tsx';

type ViewerState =
  | { status: 'loading' }
  | { status: 'ready'; album: Album; Viewer: ComponentType<GalleryViewerProps> }
  | { status: 'failed'; message: string };

/**
 * Loads the viewer's code and its photos at once, when they are first needed.
 * @param loadAlbum must stay the same function between renders
 */
export function useViewer(loadAlbum: (signal: AbortSignal) => Promise<Album>): {
  state: ViewerState;
  retry: () => void;
} {
  const [state, setState] = useState<ViewerState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const request = new AbortController();
    setState({ status: 'loading' });
    Promise.all([import('./GalleryViewer.tsx').catch(viewerMissing), loadAlbum(request.signal)]).then(
      ([{ GalleryViewer }, album]) => {
        if (!request.signal.aborted) setState({ status: 'ready', album, Viewer: GalleryViewer });
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

function viewerMissing(cause: unknown): never {
  throw new Error('Failed to load galleries', { cause });
}
