import { afterEach, expect, test, vi } from 'vitest';
import { readBuildConfig } from '../../src/site-config.ts';

afterEach(() => vi.useRealTimers());

test('an empty variable means the same as none', () => {
  const names = [
    'SITE_URL',
    'PORT',
    'CONTENT_DIR',
    'PUBLIC_DIR',
    'BUILDS_DIR',
    'PROJECT_ROOT',
    'ANALYTICS_SRC',
    'ANALYTICS_ATTRIBUTES',
    'TILE_URL',
    'BUILD_NOW',
  ];
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  expect(readBuildConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readBuildConfig({}));
});

test('the address of the site follows the port, or is what it is set to, without a slash', () => {
  expect(readBuildConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readBuildConfig({ PORT: '8080', SITE_URL: 'https://www.kd.example/' }).siteUrl).toBe('https://www.kd.example');
});

test.each(['www.kd.example', 'https://www.kd.example/sk', 'ftp://kd.example'])(
  'stops at the address „%s“',
  (address) => {
    expect(() => readBuildConfig({ SITE_URL: address })).toThrow('SITE_URL má byť adresa bez cesty');
  },
);

test.each(['abc', 'https://tiles.example', '/{z}/{x}/{y}.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png'])(
  'stops at the map tiles „%s“',
  (address) => {
    expect(() => readBuildConfig({ TILE_URL: address })).toThrow('TILE_URL má byť adresa dlaždíc mapy');
  },
);

test('map tiles may be counted from below and need a key', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{-y}.png?key=1';
  expect(readBuildConfig({ TILE_URL: tiles }).tileUrl).toBe(tiles);
});

test('the script of statistics is told its attributes, with quotes or without', () => {
  const told = (ANALYTICS_ATTRIBUTES: string) => readBuildConfig({ ANALYTICS_ATTRIBUTES }).analyticsAttributes;
  expect(told(' data-domain="kd.example,dom v doline" data-api=/p/event ')).toEqual({
    'data-domain': 'kd.example,dom v doline',
    'data-api': '/p/event',
  });
  expect(told('')).toEqual({});
  for (const wrong of ['kd.example', 'onload="alert(1)"', 'data-domain', 'data-domain="kd.example'])
    expect(() => told(wrong)).toThrow('ANALYTICS_ATTRIBUTES má byť zápis atribútov data-…');
});

test('everything that is wrong is named in one sentence', () => {
  expect(() => readBuildConfig({ PORT: 'abc', ANALYTICS_SRC: 'abc' })).toThrow(
    'Nastavenie prostredia je chybné: PORT má byť číslo od 0 do 65535; ANALYTICS_SRC má byť adresa skriptu, https://… alebo /….',
  );
});

test('what the host shows everybody is not built without the address of the site', () => {
  expect(() => readBuildConfig({ NETLIFY: 'true', CONTEXT: 'production' })).toThrow('SITE_URL chýba.');
  expect(readBuildConfig({ NETLIFY: 'true', CONTEXT: 'deploy-preview' }).isPreview).toBe(true);
});
