import { expect, test } from 'vitest';
import { readConfig } from '../../netlify/server/config.ts';

test('an empty environment gives the defaults', () => {
  const defaults = {
    siteUrl: 'http://localhost:4321',
    port: 4321,
    host: '127.0.0.1',
    dataDir: '.data',
    contentDir: 'content',
    trustProxy: false,
    analyticsSrc: null,
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ PORT: '', SITE_URL: '', TRUST_PROXY: '', ANALYTICS_SRC: '' })).toEqual(defaults);
});

test('the address of the site follows the port, or is what it is set to, without a slash', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '8080', SITE_URL: 'https://www.kd.example/' })).toMatchObject({
    siteUrl: 'https://www.kd.example',
    port: 8080,
  });
});

test('a proxy is trusted only when that is said', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
});

test('every wrong variable is named in one sentence', () => {
  const wrong = { SITE_URL: 'kd.example', PORT: '70000', TRUST_PROXY: 'yes', ANALYTICS_SRC: 'http://a.example/s.js' };
  expect(() => readConfig(wrong)).toThrow(
    'Nastavenie prostredia je chybné: SITE_URL má byť adresa bez cesty, napríklad https://www.kdriviera.example; ' +
      'PORT má byť číslo od 0 do 65535; TRUST_PROXY má byť 1 alebo 0; ANALYTICS_SRC má byť adresa skriptu, https://… alebo /….',
  );
});

test.each(['ftp://kd.example', 'https://kd.example/app', 'https://kd.example/?a=1', 'javascript:alert(1)'])(
  '%s is no address of a site',
  (url) => {
    expect(() => readConfig({ SITE_URL: url })).toThrow('SITE_URL');
  },
);
