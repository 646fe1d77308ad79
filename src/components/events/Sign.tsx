import type { ReactNode } from 'react';
import type { AccessFeature } from '../../domain/events/event-access.ts';
import './Sign.css';

export type SignName = AccessFeature | 'ages' | 'language' | 'sold-out' | 'few-left' | 'not-yet' | 'at-the-door';

/** Paths in a square of 24. */
const SHAPES: Record<SignName, string> = {
  'step-free':
    'M9 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 0 1 9 2ZM8 8.5h3v3h6v2.7H8ZM7 10.6A6.4 6.4 0 1 0 16 16.9h-2.6A3.8 3.8 0 1 1 8 13ZM17 15h2.7l2 7h-2.8Z',
  'hearing-loop':
    'M14 3a7 7 0 0 1 7 7c0 6-6 5-6 11h-3c0-7 6-7 6-11a4 4 0 0 0-8 0H7a7 7 0 0 1 7-7ZM3 13a8 8 0 0 0 8 8v-2.6A5.4 5.4 0 0 1 5.6 13Z',
  'sign-language':
    'M2 3h13v3H2Zm3 4h10v3H5Zm12-4a5 5 0 0 1 5 5 5 5 0 0 1-5 3ZM22 21H9v-3h13Zm-3-4H9v-3h10ZM7 21a5 5 0 0 1-5-5 5 5 0 0 1 5-3Z',
  captions: 'M2 4h20v16H2Zm3 7.5v2.8h4v-2.8Zm6 0v2.8h8v-2.8Zm-6 4.2v2.8h8v-2.8Zm10 0v2.8h4v-2.8Z',
  'audio-description':
    'M2 8h4l6-5v18l-6-5H2Zm12-1a5 5 0 0 1 0 10v-3a2 2 0 0 0 0-4Zm0-5a10 10 0 0 1 0 20v-3a7 7 0 0 0 0-14Z',
  relaxed: 'M4 12a8 8 0 0 1 16 0ZM2 14h20v2.6H2Zm3 5h14v2.6H5Z',
  ages: 'M8 2a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2 22v-6a6 6 0 0 1 12 0v6ZM18.5 11a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM15.5 22v-1.5a3 3 0 0 1 6 0V22Z',
  language: 'M2 3h20v13H11a6 6 0 0 1-6 6v-6H2Zm4 3.5v2.5h12V6.5Zm0 4.3v2.5h8v-2.5Z',
  'sold-out': 'M2 6h12.2l-4.4 12H2v-4a2 2 0 0 0 0-4Zm15.8 0H22v4a2 2 0 0 0 0 4v4h-8.6Z',
  'few-left': 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4Zm3 2.5v1.7a4 4 0 0 1 0 3.6v1.7h9v-7Z',
  'not-yet':
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-1.4 2h2.8v4.4l3 2-1.5 2.3-4.3-2.9Z',
  'at-the-door': 'M4 22V10a8 8 0 0 1 16 0v12Zm9.5-9.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0Z',
};

export function Sign({ name }: { name: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}

export function Signed({ name, children }: { name: SignName; children: ReactNode }) {
  return (
    <span className="signed">
      <Sign name={name} />
      <span>{children}</span>
    </span>
  );
}
