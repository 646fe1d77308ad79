import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../src/selfhost/host-rules.ts';

const RULES = parseHeaderRules(`# Every page
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; img-src https://tile.example:443
  Cache-Control: max-age=0
  Cache-Control: must-revalidate

/build/*
  cache-control: immutable
/events/:id/*
  X-Robots-Tag: all
/a.b
  X-Dot: yes
`);

test('a path gets the headers of every rule that matches; values may hold colons', () => {
  expect(headersFor(RULES, '/')).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; img-src https://tile.example:443",
    'cache-control': 'max-age=0, must-revalidate',
  });
});

test('a later rule wins over an earlier one, whatever the case of the name', () => {
  expect(headersFor(RULES, '/build/app.js')).toMatchObject({
    'cache-control': 'immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headersFor(RULES, '/builder')).toMatchObject({ 'cache-control': 'max-age=0, must-revalidate' });
});

test('a placeholder stands for one part of the path, a dot for itself', () => {
  expect(headersFor(RULES, '/events/7/koncert')).toHaveProperty('x-robots-tag');
  expect(headersFor(RULES, '/events')).not.toHaveProperty('x-robots-tag');
  expect(headersFor(RULES, '/a.b')).toHaveProperty('x-dot');
  expect(headersFor(RULES, '/axb')).not.toHaveProperty('x-dot');
});

test.each(['  X-Before-Path: 1', '/*\n  no separator', '/*\n  X-Empty:', '/*\n  : value'])('refuses %j', (text) => {
  expect(() => parseHeaderRules(text)).toThrow('_headers, riadok');
});
