import { DEFAULT_EVENT_KINDS, eventKindsSchema } from '../content/event-kinds.ts';
import { settingKind } from './setting.ts';

/** `content/event-kinds.json`. */
export const EVENT_KINDS = settingKind({
  name: 'event-kinds',
  schema: eventKindsSchema,
  whenMissing: DEFAULT_EVENT_KINDS,
  permission: 'manage_settings',
  group: 'house',
  place: '/events',
  title: 'Druhy podujatí',
  lead: 'Ako delíte program: koncerty, divadlo, kurzy… Druh je na karte podujatia aj v\u00a0kalendároch.',
  fieldNames: {
    name: 'Názov',
    plural: 'Názov v\u00a0množnom čísle',
    slug: 'Adresa',
    for_children: 'Pre deti',
    meets_daily: 'Stretáva sa každý deň',
    retired: 'Vyradený z\u00a0ponuky',
  },
});
