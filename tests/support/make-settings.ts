import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { DEFAULT_EVENT_KINDS } from '../../src/domain/content/event-kinds.ts';
import { DEFAULT_HIRE } from '../../src/domain/content/hire.ts';
import { roomsSchema } from '../../src/domain/content/rooms.ts';
import { priceListSchema } from '../../src/domain/content/settings.ts';
import { makeSite } from './make-site.ts';

const images = [{ image_path: 'misc/sala.webp', alt_text: 'Sála', width: 1600, height: 1067 }];
const room = { description: 'Miestnosť na prenájom.', features: [], images, area_m2: 100 };
const hourly = { description: 'Za hodinu', unit: 'hour' };

export function makeSettings(overrides: Partial<ContentIndex['settings']> = {}): ContentIndex['settings'] {
  return {
    site: makeSite(),
    look: {},
    rooms: roomsSchema.parse([
      {
        ...room,
        id: 'divadelna-sala',
        name: 'Divadelná sála',
        label: 'Divadelná sála (180 osôb)',
        former_labels: ['Predná sála'],
        capacity_label: '180 osôb',
        capacity_max: 180,
      },
      {
        ...room,
        id: 'klubovna',
        name: 'Klubovňa',
        label: 'Klubovňa (30-40 osôb)',
        capacity_label: '30–40 osôb',
        capacity_max: 40,
      },
      { ...room, id: 'dvorana', name: 'Dvorana', label: 'Dvorana', capacity_label: 'podľa dohody', capacity_max: null },
    ]),
    'event-kinds': DEFAULT_EVENT_KINDS,
    hire: DEFAULT_HIRE,
    'price-list': priceListSchema.parse([
      { ...hourly, id: 'velka-1', item: 'Divadelná sála', purpose: 'komerčné', room: 'divadelna-sala', amount: 90 },
      { ...hourly, id: 'velka-2', item: 'Divadelná sála', purpose: 'nekomerčné', room: 'divadelna-sala', amount: 13 },
      { ...hourly, id: 'mala-1', item: 'Klubovňa', purpose: 'komerčné', room: 'klubovna', amount: 60 },
      { ...hourly, id: 'mala-2', item: 'Klubovňa', purpose: 'nekomerčné', room: 'klubovna', amount: 10 },
      { ...hourly, id: 'zvukar', item: 'Zvukár', purpose: null, room: null, amount: 40 },
      { ...hourly, id: 'upratovanie', item: 'Upratovanie', purpose: null, room: null, amount: 20 },
    ]),
    ...overrides,
  };
}
