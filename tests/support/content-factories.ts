// Content as a build would leave it for the functions; tests name only what they are about.
import type { BannerEntry } from '../../src/domain/content/banner.ts';
import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import type { PublishedEvent } from '../../src/domain/events/published-event.ts';
import type { GalleryPhoto } from '../../src/domain/galleries/gallery-file.ts';
import { makeSettings } from './make-settings.ts';

export function makeContentIndex(overrides: Partial<ContentIndex> = {}): ContentIndex {
  return {
    built_at: '2026-11-20T05:00:00Z',
    events: [],
    galleries: {},
    banners: [],
    settings: makeSettings(),
    ...overrides,
  };
}

/** An event on 5 December 2026 from 18:00 to 20:00. */
export function makePublishedEvent(overrides: Partial<PublishedEvent> = {}): PublishedEvent {
  return {
    id: 1,
    slug: 'vianocny-koncert',
    title: 'Vianočný koncert',
    kind: 'concert',
    start_date: '2026-12-05T18:00:00+01:00',
    end_date: '2026-12-05T20:00:00+01:00',
    ends_at: '2026-12-05T20:00:00+01:00',
    location: 'Veľká sála',
    poster_image: 'events/0001.webp',
    poster_alt: 'Plagát s husľami',
    excerpt: 'Koledy zo Záhoria.',
    is_paid: true,
    price_text: '8 €',
    rezervovane_sk_url: null,
    staff_status: null,
    description: '<p>Koledy zo Záhoria.</p>',
    text: 'Koledy zo Záhoria.',
    lat: null,
    lng: null,
    social_links: {},
    previous_start_date: null,
    former_slugs: [],
    updated_at: null,
    ...overrides,
  };
}

/** An event on another day of its own, `2026-12-05`, from 18:00 to 20:00. */
export function makeEventOn(day: string, overrides: Partial<PublishedEvent> = {}): PublishedEvent {
  const end = `${day}T20:00:00+01:00`;
  return makePublishedEvent({ start_date: `${day}T18:00:00+01:00`, end_date: end, ends_at: end, ...overrides });
}

export function makeGalleryPhoto(overrides: Partial<GalleryPhoto> = {}): GalleryPhoto {
  return {
    id: 1,
    image_path: 'gallery/1/1.webp',
    alt_text: 'Zbor na javisku',
    width: 1600,
    height: 1067,
    ...overrides,
  };
}

export function makeBanner(overrides: Partial<BannerEntry> = {}): BannerEntry {
  return {
    id: 1,
    title: 'Vianočný koncert',
    order: 1,
    banner_image: { image_path: 'banners/1.webp', alt_text: 'Husle', width: 1600, height: 1400 },
    ...overrides,
  };
}
