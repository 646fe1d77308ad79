import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UploadedPicture, uploadPicture } from '../../api/media.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { type Upload, type UploadQueue, type UploadsState, uploadQueue } from './upload-queue.ts';

type Listener = (picture: UploadedPicture, upload: Upload) => void;

export type Uploads = UploadsState & Pick<UploadQueue, 'add' | 'retry' | 'cancel'>;

/**
 * Pictures on their way to the server: shrunk in this browser, two at once. A connection that was lost and is there again sends
 * what got no answer. Leaving the page gives up what has not arrived.
 * @param onStored hears each that arrived, in whatever order they do
 */
export function useUploads(onStored: Listener): Uploads {
  const listener = useRef(onStored);
  const [queue] = useState(() =>
    uploadQueue({
      shrink: shrinkPicture,
      send: uploadPicture,
      onStored: (picture, upload) => listener.current(picture, upload),
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  const isBusy = state.uploads.some(({ state }) => state !== 'failed');

  useEffect(() => {
    listener.current = onStored;
  });
  useEffect(() => () => queue.cancel(), [queue]);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', queue.reconnect, listening);
    return () => listening.abort();
  }, [queue]);
  useWakefulScreen(isBusy);
  return { ...state, add: queue.add, retry: queue.retry, cancel: queue.cancel };
}

/** A phone that falls asleep stops sending. Browsers that cannot be asked to stay awake do without. */
function useWakefulScreen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [isNeeded]);
}
