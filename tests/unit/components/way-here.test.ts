import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WayHere } from '../../../src/components/contact/WayHere.tsx';
import { GUESSES } from '../../../src/domain/content/guesses.ts';
import type { Site } from '../../../src/domain/content/settings.ts';
import { makeSite } from '../../support/make-site.ts';

const htmlOf = (overrides: Partial<Site>) =>
  renderToStaticMarkup(createElement(WayHere, { site: makeSite(overrides) }));

function mailsOf(overrides: Partial<Site>): string[] {
  return [...htmlOf(overrides).matchAll(/<dt>([^<]+)<\/dt><dd><a href="mailto:/g)].map(([, label = '']) => label);
}

test('a house with one mailbox names it once', () => {
  const own = { email: 'dom@kd.example', press_email: undefined };
  expect(mailsOf({ ...own, reservation_email: 'dom@kd.example' })).toEqual(['E-mail']);
  expect(mailsOf({ ...own, reservation_email: 'sala@kd.example' })).toEqual(['E-mail', 'Rezervácie']);
});

test('a house that is nowhere on the map and has no timetable has no row of buttons', () => {
  const { location, links } = makeSite();
  expect(htmlOf({ location })).toContain('button-row');
  expect(htmlOf({ location: GUESSES.location, links: { ...links, timetable: undefined } })).not.toContain('button-row');
});
