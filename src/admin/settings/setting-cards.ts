// The settings described for people; their names are in shared/content-place.ts.
import {
  Accessibility,
  Armchair,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  Cookie,
  Euro,
  Handshake,
  Hourglass,
  House,
  type LucideIcon,
  Megaphone,
  Palette,
  PartyPopper,
  Phone,
  Scale,
  Shapes,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import type { SettingName } from '../../api/settings.ts';
import { EVENT_KINDS } from '../../domain/kinds/event-kinds.ts';
import { FAQ } from '../../domain/kinds/faq.ts';
import { FLAGSHIPS } from '../../domain/kinds/flagship-events.ts';
import { HIRE } from '../../domain/kinds/hire.ts';
import { HOURS } from '../../domain/kinds/hours.ts';
import { LOOK } from '../../domain/kinds/look.ts';
import { NOTICES } from '../../domain/kinds/notices.ts';
import { PARTNERS } from '../../domain/kinds/partners.ts';
import { PRICE_LIST } from '../../domain/kinds/price-list.ts';
import { ROOMS } from '../../domain/kinds/rooms.ts';
import { SITE } from '../../domain/kinds/site.ts';
import { TEAM } from '../../domain/kinds/team.ts';
import { TIMELINE } from '../../domain/kinds/timeline.ts';

interface SettingCard {
  /** What can be changed here, and where visitors see it. */
  lead: string;
  /** The place on the public site. */
  place: string;
  icon: LucideIcon;
}

export const CARDS: Readonly<Record<SettingName, SettingCard>> = {
  site: {
    lead: SITE.words.lead,
    place: SITE.place,
    icon: Phone,
  },
  look: {
    lead: LOOK.words.lead,
    place: LOOK.place,
    icon: Palette,
  },
  'price-list': {
    lead: PRICE_LIST.words.lead,
    place: PRICE_LIST.place,
    icon: Euro,
  },
  hire: {
    lead: HIRE.words.lead,
    place: HIRE.place,
    icon: ClipboardList,
  },
  hours: {
    lead: HOURS.words.lead,
    place: HOURS.place,
    icon: Clock,
  },
  notices: {
    lead: NOTICES.words.lead,
    place: NOTICES.place,
    icon: Megaphone,
  },
  rooms: {
    lead: ROOMS.words.lead,
    place: ROOMS.place,
    icon: Armchair,
  },
  'event-kinds': {
    lead: EVENT_KINDS.words.lead,
    place: EVENT_KINDS.place,
    icon: Shapes,
  },
  faq: {
    lead: FAQ.words.lead,
    place: FAQ.place,
    icon: CircleQuestionMark,
  },
  about: {
    lead: 'Úvodné slová o\u00a0tom, kto sme a\u00a0prečo to robíme.',
    place: '/about',
    icon: House,
  },
  team: {
    lead: TEAM.words.lead,
    place: TEAM.place,
    icon: UsersRound,
  },
  timeline: {
    lead: TIMELINE.words.lead,
    place: TIMELINE.place,
    icon: Hourglass,
  },
  'flagship-events': {
    lead: FLAGSHIPS.words.lead,
    place: FLAGSHIPS.place,
    icon: PartyPopper,
  },
  partners: {
    lead: PARTNERS.words.lead,
    place: PARTNERS.place,
    icon: Handshake,
  },
  terms: {
    lead: 'Pravidlá webu, vstupeniek a\u00a0žiadostí o\u00a0prenájom.',
    place: '/podmienky-pouzitia',
    icon: Scale,
  },
  privacy: {
    lead: 'Čo s\u00a0údajmi ľudí robíme a\u00a0aké majú práva.',
    place: '/privacy',
    icon: ShieldCheck,
  },
  cookies: {
    lead: 'Čo si web ukladá v\u00a0prehliadači návštevníka.',
    place: '/cookies',
    icon: Cookie,
  },
  accessibility: {
    lead: 'Ako sa web dá používať s\u00a0postihnutím a\u00a0kam sa ozvať.',
    place: '/accessibility',
    icon: Accessibility,
  },
};

/** The most needed ones come first. */
export const CARD_GROUPS: readonly { title: string; names: readonly SettingName[] }[] = [
  { title: 'Hodiny a\u00a0oznamy', names: ['hours', 'notices'] },
  { title: 'Dom a\u00a0prenájom', names: ['site', 'look', 'price-list', 'hire', 'rooms', 'event-kinds', 'faq'] },
  { title: 'O\u00a0nás', names: ['about', 'team', 'timeline', 'flagship-events', 'partners'] },
  { title: 'Pravidlá webu', names: ['terms', 'privacy', 'cookies', 'accessibility'] },
];
