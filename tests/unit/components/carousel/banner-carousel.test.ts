import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BannerCarousel, bannerPreload } from '../../../../src/components/carousel/BannerCarousel.tsx';
import type { BannerSlide } from '../../../../src/domain/kinds/banner.ts';

function banner(overrides: Partial<BannerSlide> = {}): BannerSlide {
  return {
    id: 1,
    title: 'Koncert v parku',
    label: null,
    text: null,
    link: null,
    action: null,
    banner_image: { image_path: 'banners/1.webp', alt_text: 'Slnko nad lipami', width: 1600, height: 1400 },
    ...overrides,
  };
}

function render(banners: readonly BannerSlide[]): string {
  return renderToStaticMarkup(createElement(BannerCarousel, { banners }));
}

test('no banner renders nothing', () => {
  expect(render([])).toBe('');
});

test('one banner stands still: no carousel, no controls', () => {
  const html = render([banner()]);
  expect(html).toContain('Koncert v parku</h2>');
  expect(html).not.toContain('karusel');
  expect(html).not.toContain('<button');
});

test('a banner without a link has no button, one without an action the general words', () => {
  expect(render([banner({ action: 'Kúpiť' })])).not.toContain('Kúpiť');
  expect(render([banner({ link: '/events' })])).toContain('Zobraziť viac');
});

test('the preload of the first banner offers what its picture offers', () => {
  const slides = [banner(), banner({ id: 2 })];
  const [first = banner()] = slides;
  const html = render(slides).replaceAll('&amp;', '&');
  const preload = bannerPreload(first);
  expect(html).toContain(`srcSet="${preload.imagesrcset}"`);
  expect(html).toContain(`sizes="${preload.imagesizes}"`);
  expect(html).toContain(`type="${preload.type}"`);
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
});
