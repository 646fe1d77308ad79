import { Group, Modal, SegmentedControl } from '@mantine/core';
import { useDebouncedValue, useDisclosure, useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { type IssueFields, previewIssue } from '../../api/admin-newsletter.ts';
import { IconButton } from '../shared/buttons.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import styles from './IssuePreview.module.css';

const TYPING_MS = 500;

type View = 'phone' | 'computer' | 'text';

const VIEWS: { value: View; label: string }[] = [
  { value: 'phone', label: 'Telefón' },
  { value: 'computer', label: 'Počítač' },
  { value: 'text', label: 'Text' },
];

interface IssuePreviewProps {
  id: string;
  fields: IssueFields;
  isCurrent: boolean;
}

export function IssuePreview({ id, fields, isCurrent }: IssuePreviewProps) {
  const [isLarge, large] = useDisclosure(false);
  const [view, setView] = useState<View>('phone');
  const [typed] = useDebouncedValue(fields, TYPING_MS);
  const preview = useQuery({
    enabled: isCurrent,
    queryKey: ['newsletter', 'preview', id, typed],
    queryFn: () => previewIssue(id, { ...typed, subject: typed.subject.trim() || 'Bez predmetu' }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const mail = preview.data ?? null;
  return (
    <section className={styles.preview} aria-label="Náhľad e-mailu">
      <Group justify="space-between" gap="var(--space-2) 1rem">
        <h2 className={styles.title}>Takto to príde ľuďom</h2>
        <IconButton icon={Maximize2} onClick={large.open}>
          Zväčšiť
        </IconButton>
      </Group>
      <Views view={view} onChange={setView} />
      {preview.isError ? (
        <ErrorState error={preview.error} retry={() => preview.refetch()} />
      ) : mail === null ? (
        <LoadingState />
      ) : (
        <PreviewedMail mail={mail} view={view} isOld={preview.isFetching} />
      )}
      <Modal opened={isLarge} onClose={large.close} title="Náhľad e-mailu" fullScreen>
        <div className={`${styles.preview} ${styles.large}`}>
          <Views view={view} onChange={setView} />
          {mail !== null && <PreviewedMail mail={mail} view={view} isOld={preview.isFetching} />}
        </div>
      </Modal>
    </section>
  );
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <SegmentedControl
      className={styles.views ?? ''}
      aria-label="Na čom ho ukázať"
      data={VIEWS}
      value={view}
      onChange={onChange}
    />
  );
}

interface MailProps {
  mail: { subject: string; html: string; text: string };
  view: View;
  isOld: boolean;
}

function PreviewedMail({ mail: { subject, html, text }, view, isOld }: MailProps) {
  const frame =
    view === 'text' ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
      <section className={styles.text} tabIndex={0} aria-label="E-mail ako text" aria-busy={isOld}>
        {text}
      </section>
    ) : (
      <MailFrame html={html} width={view === 'phone' ? null : COMPUTER_WIDTH} isOld={isOld} />
    );
  return (
    <div className={styles.mail}>
      <p className={styles.subject}>
        <small>Predmet</small>
        <strong>{subject}</strong>
      </p>
      {view === 'phone' ? <div className={styles.phone}>{frame}</div> : frame}
    </div>
  );
}

/** Usual width of a mail program's window, in pixels. */
const COMPUTER_WIDTH = 820;

interface MailFrameProps {
  html: string;
  /** In pixels; null: all the room there is. */
  width: number | null;
  isOld: boolean;
}

/** The mail can run no scripts and reach nothing. */
function MailFrame({ html, width, isOld }: MailFrameProps) {
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

/** Links open outside the frame; pictures come from this server, whatever the address of the site. */
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
