import { useElementSize } from '@mantine/hooks';
import styles from './IssuePreview.module.css';

interface Props {
  /** Of the whole mail. */
  html: string;
  /** In pixels, made smaller where there is less room; null: as much as there is. */
  width: number | null;
  isOld: boolean;
}

/** A mail in a page of its own: it may run nothing and reach nothing, and its links open in a new window. */
export function MailFrame({ html, width, isOld }: Props) {
  const { ref, width: room } = useElementSize();
  const scale = width === null || room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={ref} className={styles.frame} aria-busy={isOld}>
      <iframe
        title="E-mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={toShow(html)}
        style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** The mail with its links led out of the frame, and its pictures taken from here, wherever the site is at home. */
function toShow(html: string): string {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const base = mail.createElement('base');
  base.target = '_blank';
  mail.head.prepend(base);
  for (const picture of mail.images) {
    const { pathname, search } = new URL(picture.src, location.href);
    picture.src = `${pathname}${search}`;
  }
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
