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
import { PAGES } from '../../domain/kinds/pages.ts';
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
    lead: PAGES.about.words.lead,
    place: PAGES.about.place,
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
    lead: PAGES.terms.words.lead,
    place: PAGES.terms.place,
    icon: Scale,
  },
  privacy: {
    lead: PAGES.privacy.words.lead,
    place: PAGES.privacy.place,
    icon: ShieldCheck,
  },
  cookies: {
    lead: PAGES.cookies.words.lead,
    place: PAGES.cookies.place,
    icon: Cookie,
  },
  accessibility: {
    lead: PAGES.accessibility.words.lead,
    place: PAGES.accessibility.place,
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
