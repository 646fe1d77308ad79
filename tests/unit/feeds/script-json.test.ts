import { expect, test } from 'vitest';
import { datesJsonLd, scriptJson } from '../../../src/feeds/structured-data.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';
import { makeSite } from '../../support/make-site.ts';

test('a title with a script element neither ends the element nor begins one, and stays the same title', () => {
  const title = '</script><script>alert(1)</script><!--';
  const [data = {}] = datesJsonLd(makePublishedEvent({ title }), makeSite(), 'https://www.kdriviera.example', 0);
  const json = scriptJson(data);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: title });
});
