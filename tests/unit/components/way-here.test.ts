import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WayHere } from '../../../src/components/contact/WayHere.tsx';
import type { Site } from '../../../src/domain/content/settings.ts';
import { makeSite } from '../../support/make-site.ts';

function mailsOf(overrides: Partial<Site>): string[] {
  const html = renderToStaticMarkup(createElement(WayHere, { site: makeSite(overrides) }));
  return [...html.matchAll(/<dt>([^<]+)<\/dt><dd><a href="mailto:/g)].map(([, label = '']) => label);
}

test('a house with one mailbox names it once', () => {
  const own = { email: 'dom@kd.example', press_email: undefined };
  expect(mailsOf({ ...own, reservation_email: 'dom@kd.example' })).toEqual(['E-mail']);
  expect(mailsOf({ ...own, reservation_email: 'sala@kd.example' })).toEqual(['E-mail', 'Rezervácie']);
});
