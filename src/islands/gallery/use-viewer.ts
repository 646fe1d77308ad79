import { type ComponentType, useEffect, useState } from 'react';
import type { Album } from '../../domain/galleries/photo.ts';
import { loadStyles } from '../../shell/load-styles.ts';
import type { GalleryViewerProps } from './GalleryViewer.tsx';
import viewerStyles from './viewer.css?url';

type ViewerState =
  | { status: 'loading' }
  | { status: 'ready'; album: Album; Viewer: ComponentType<GalleryViewerProps> }
  | { status: 'failed'; message: string };

/**
 * Loads the viewer's code, its styles and its photos at once, when they are first needed.
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
  // Pages are made without the viewer, so the bundle that makes them need not hold it and its style sheet.
  if (import.meta.env.SSR) throw new Error('The viewer opens in browsers only');
  try {
    const [{ GalleryViewer }] = await Promise.all([import('./GalleryViewer.tsx'), loadStyles(viewerStyles)]);
    return GalleryViewer;
  } catch (cause) {
    throw new Error('Failed to load galleries', { cause });
  }
}
