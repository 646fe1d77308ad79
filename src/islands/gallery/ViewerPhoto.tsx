import { useState } from 'react';
import { PictureSource } from '../../components/PictureSource.tsx';
import type { Photo } from '../../domain/galleries/photo.ts';
import { pictureFallbackUrl } from '../../domain/galleries/picture-source.ts';

interface Props {
  photo: Photo;
  isZoomed: boolean;
}

/** One picture as large as the stage allows, uncut. Its place has the picture's shape from the start. */
export function ViewerPhoto({ photo, isZoomed }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isPlain, setPlain] = useState(photo.image_path.endsWith('.svg'));
  const ratio = photo.width / photo.height;

  if (state === 'failed')
    return (
      <div className="viewer-failed">
        <img src="/storage/misc/placeholder-main.svg" alt={photo.alt_text} width={320} height={240} />
        <p>Fotografiu sa nepodarilo načítať.</p>
      </div>
    );
  return (
    <picture
      className="viewer-photo"
      // The viewer is drawn in the browser only, where React sets styles by script, as the policy allows.
      style={{ '--ratio': ratio, '--own-width': `${photo.width}px` } as React.CSSProperties}
      data-state={state}
    >
      {!isPlain && (
        <PictureSource
          path={photo.image_path}
          width={photo.width}
          // Zoomed, the file's own pixels are worth loading.
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
        // The format offered first may fail where the plain picture does not.
        onError={() => (isPlain ? setState('failed') : setPlain(true))}
      />
    </picture>
  );
}
