import type { ReactNode, RefObject } from 'react';
import { ApiError } from '../../api/client.ts';
import css from './MailedLink.module.css';
import { Outcome, Spinner } from './Outcome.tsx';

/** Empty when the address holds none. */
export function tokenOfPage(): string {
  return location.pathname.split('/')[3] ?? '';
}

/**
 * `mayPass`: the error is not about the link, so another try makes sense.
 * @throws any error that is not an answer of the server
 */
export function reasonOf(error: unknown): { message: string; mayPass: boolean } {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, mayPass: error.status !== 404 };
}

interface PageProps {
  outcome: RefObject<HTMLDivElement | null>;
  /** Its element stays in the page, so that screen readers announce changes. */
  status: ReactNode;
  children: ReactNode;
}

export function MailedLinkPage({ outcome, status, children }: PageProps) {
  return (
    <div className={css.page}>
      <div ref={outcome} role="status" tabIndex={-1} className={`takes-focus ${css.outcome}`}>
        {status}
      </div>
      {children}
    </div>
  );
}

export function Processing({ children }: { children: ReactNode }) {
  return (
    <p className={css.processing}>
      <Spinner />
      {children}
    </p>
  );
}

export function MissingToken({ children }: { children: ReactNode }) {
  return (
    <>
      <Outcome tone="failure">{children}</Outcome>
      <p>Otvorte, prosím, celý odkaz z&nbsp;e-mailu. Niektoré poštové programy ho rozdelia do dvoch riadkov.</p>
    </>
  );
}

export function HelpByEmail({ email }: { email: string }) {
  return (
    <p>
      Pomôžeme vám aj e-mailom: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
