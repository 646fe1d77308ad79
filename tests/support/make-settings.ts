import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { priceListSchema, roomsSchema } from '../../src/domain/content/settings.ts';
import { makeSite } from './make-site.ts';

const images = [{ image_path: 'misc/sala.webp', alt_text: 'Sála', width: 1600, height: 1067 }];
const room = { description: 'Miestnosť na prenájom.', features: [], images, area_m2: 100 };
const hourly = { description: 'Za hodinu', unit: 'hour' };

/** The centre, its three rooms and their prices, as the content files would describe them. */
export function makeSettings(overrides: Partial<ContentIndex['settings']> = {}): ContentIndex['settings'] {
  return {
    site: makeSite(),
    rooms: roomsSchema.parse([
      {
        ...room,
        id: 'velka-sala',
        name: 'Veľká sála',
        label: 'Veľká sála (250 osôb)',
        capacity_label: '250 osôb',
        capacity_max: 250,
      },
      {
        ...room,
        id: 'mala-sala',
        name: 'Malá sála',
        label: 'Malá sála (50-100 osôb)',
        capacity_label: '50–100 osôb',
        capacity_max: 100,
      },
      { ...room, id: 'foyer', name: 'Foyer', label: 'Foyer', capacity_label: 'podľa dohody', capacity_max: null },
    ]),
    'price-list': priceListSchema.parse([
      { ...hourly, id: 'velka-1', item: 'Veľká sála', purpose: 'komerčné', room: 'velka-sala', amount: 90 },
      { ...hourly, id: 'velka-2', item: 'Veľká sála', purpose: 'nekomerčné', room: 'velka-sala', amount: 13 },
      { ...hourly, id: 'mala-1', item: 'Malá sála', purpose: 'komerčné', room: 'mala-sala', amount: 60 },
      { ...hourly, id: 'mala-2', item: 'Malá sála', purpose: 'nekomerčné', room: 'mala-sala', amount: 10 },
      { ...hourly, id: 'zvukar', item: 'Zvukár', purpose: null, room: null, amount: 40 },
      { ...hourly, id: 'upratovanie', item: 'Upratovanie', purpose: null, room: null, amount: 20 },
    ]),
    ...overrides,
  };
}
