import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from '../../../src/components/EmailText.tsx';

test.each([
  ['dom@hlinene.example', '<span>dom<wbr/>@hlinene<wbr/>.example</span>'],
  ['jana.mala@kultura.obec.example', '<span>jana.mala<wbr/>@kultura<wbr/>.obec<wbr/>.example</span>'],
])('%s is one item, and its lines end before @ or a dot of the domain', (email, html) => {
  expect(renderToStaticMarkup(createElement(EmailText, { email }))).toBe(html);
});
