import { encode } from 'uqr';
import styles from './TwoFactor.module.css';

/** Modules of quiet ground around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code drawn here: what it says is a secret and leaves the page for nobody. Dark on light in both schemes, for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const edge = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.qrGround} d={`M${-QUIET} ${-QUIET}h${edge}v${edge}h${-edge}z`} />
      <path className={styles.qrCode} d={path} />
    </svg>
  );
}
