import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { type EventDate, spanOf } from '../../src/domain/events/event-dates.ts';
import type { PublishedEvent } from '../../src/domain/events/published-event.ts';
import type { Photo } from '../../src/domain/galleries/gallery-file.ts';
import type { BannerEntry } from '../../src/domain/kinds/banner.ts';
import { shownFields } from '../../src/domain/kinds/event-fields.ts';
import { makeSettings } from './make-settings.ts';

export function makeContentIndex(overrides: Partial<ContentIndex> = {}): ContentIndex {
  return {
    built_at: '2026-11-20T05:00:00Z',
    events: [],
    galleries: {},
    banners: [],
    has_partners: true,
    settings: makeSettings(),
    ...overrides,
  };
}

/** It is on 5 December 2026 from 18:00 to 20:00. */
export function makePublishedEvent(overrides: Partial<PublishedEvent> = {}): PublishedEvent {
  const event = {
    id: 1,
    slug: 'vianocny-koncert',
    ...shownFields({
      title: 'Vianočný koncert',
      kind: 'concert',
      location: 'Divadelná sála',
      poster_image: 'events/0001.webp',
      poster_alt: 'Plagát s husľami',
      price_text: '8 €',
    }),
    kind_name: 'Koncert',
    kind_style: { color: 'red', shape: 'circle' },
    start_date: '2026-12-05T18:00:00+01:00',
    end_date: '2026-12-05T20:00:00+01:00',
    ends_at: '2026-12-05T20:00:00+01:00',
    excerpt: 'Koledy zo Záhoria.',
    is_paid: true,
    staff_status: null,
    tickets: null,
    tickets_from: null,
    language: 'sk',
    access: null,
    description: '<p>Koledy zo Záhoria.</p>',
    text: 'Koledy zo Záhoria.',
    rooms: [],
    hold: { setup: 0, teardown: 0, holds: true, meets_daily: overrides.kind === 'course' },
    lat: null,
    lng: null,
    social_links: {},
    previous_start_date: null,
    former_slugs: [],
    updated_at: null,
    ...overrides,
  } satisfies Omit<PublishedEvent, 'dates'>;
  if (event.dates !== undefined) return { ...event, dates: event.dates, ...spanOf(event.dates) };
  const { start_date, end_date, ends_at, staff_status: status, previous_start_date, tickets } = event;
  return { ...event, dates: [{ key: 1, start_date, end_date, ends_at, status, previous_start_date, tickets }] };
}

/** @param day `2026-12-05`; the date is from 18:00 to 20:00 in winter */
export function makeDate(key: number, day: string, overrides: Partial<EventDate> = {}): EventDate {
  const end = `${day}T20:00:00+01:00`;
  return {
    key,
    start_date: `${day}T18:00:00+01:00`,
    end_date: end,
    ends_at: end,
    status: null,
    previous_start_date: null,
    tickets: null,
    ...overrides,
  };
}

export function makeEventOn(day: string, overrides: Partial<PublishedEvent> = {}): PublishedEvent {
  const end = `${day}T20:00:00+01:00`;
  return makePublishedEvent({ start_date: `${day}T18:00:00+01:00`, end_date: end, ends_at: end, ...overrides });
}

export function makeGalleryPhoto(overrides: Partial<Photo> = {}): Photo {
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
