import { useRef } from 'react';
import type { Album } from '../../domain/galleries/photo.ts';
import { Close } from '../icons/Close.tsx';
import { useModal } from '../use-modal.ts';
import type { PhotoAddress } from './photo-address.ts';
import { useViewer } from './use-viewer.ts';
import styles from './ViewerDialog.module.css';

interface Props {
  address: PhotoAddress;
  /** Must stay the same function between renders. */
  loadAlbum: (signal: AbortSignal) => Promise<Album>;
  onMove: (address: PhotoAddress) => void;
  onClose: () => void;
  /** What gets focus at the end when the viewer was opened by an address and not by an element. */
  focusFallback: () => HTMLElement | null;
}

/** The black room in front of the page: at once there, with what is still on its way or has failed, then with the photos. */
export function ViewerDialog({ address, loadAlbum, onMove, onClose, focusFallback }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, retry } = useViewer(loadAlbum);
  useModal(dialog, focusFallback);
  const title = state.status === 'ready' ? state.album.title : null;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title === null ? 'Galéria' : `Galéria: ${title}`}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on the second Escape in a row whatever its page says.
      onClose={onClose}
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
        <state.Viewer album={state.album} address={address} onMove={onMove} dialog={dialog} />
      )}
    </dialog>
  );
}
