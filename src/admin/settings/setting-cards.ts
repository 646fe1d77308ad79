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

interface SettingCard {
  lead: string;
  place: string;
  icon: LucideIcon;
}

export const CARDS: Readonly<Record<SettingName, SettingCard>> = {
  site: {
    lead: 'Telefóny, e-maily, adresa, odkazy v\u00a0pätičke a\u00a0údaje o\u00a0dome.',
    place: '/contact#ako-k-nam',
    icon: Phone,
  },
  look: {
    lead: 'Logo, ikona v\u00a0prehliadači, farby stránok a\u00a0e-mailov a\u00a0obrázok pri zdieľaných odkazoch.',
    place: '/',
    icon: Palette,
  },
  'price-list': {
    lead: 'Ceny prenájmu na stránke Prenájom, v\u00a0dokumente na stiahnutie aj v\u00a0žiadosti o\u00a0rezerváciu.',
    place: '/contact#cennik',
    icon: Euro,
  },
  hire: {
    lead: 'Druhy podujatí v\u00a0žiadosti, záloha, dni platieb a\u00a0zrušenia, a\u00a0dokedy odpovedáte.',
    place: '/contact#reservation-form',
    icon: ClipboardList,
  },
  hours: {
    lead: 'Kedy je otvorený dom a\u00a0pokladnica, a\u00a0dni, keď je to inak.',
    place: '/contact#otvaracie-hodiny',
    icon: Clock,
  },
  notices: {
    lead: 'Krátke správy navrchu stránok, ktoré samy začnú a\u00a0skončia.',
    place: '/',
    icon: Megaphone,
  },
  rooms: {
    lead: 'Miestnosti na stránke Prenájom: opis, vybavenie a\u00a0obrázky. Nové pridáte, staré vyradíte.',
    place: '/contact#priestory',
    icon: Armchair,
  },
  'event-kinds': {
    lead: 'Ako delíte program: koncerty, divadlo, kurzy… Druh je na karte podujatia aj v\u00a0kalendároch.',
    place: '/events',
    icon: Shapes,
  },
  faq: {
    lead: 'Otázky a\u00a0odpovede na konci stránky Prenájom.',
    place: '/contact#faq',
    icon: CircleQuestionMark,
  },
  about: {
    lead: 'Úvodné slová o\u00a0tom, kto sme a\u00a0prečo to robíme.',
    place: '/about',
    icon: House,
  },
  team: {
    lead: 'Ľudia na stránke O\u00a0nás, s\u00a0funkciou a\u00a0telefónom.',
    place: '/about#nas-tim',
    icon: UsersRound,
  },
  timeline: {
    lead: 'Časová os na stránke O\u00a0nás, od najstarších udalostí.',
    place: '/about#historia',
    icon: Hourglass,
  },
  'flagship-events': {
    lead: 'Podujatia, na ktoré sa čaká celý rok, na stránke O\u00a0nás.',
    place: '/about#tradicie',
    icon: PartyPopper,
  },
  partners: {
    lead: 'Logá na úvodnej stránke a\u00a0na stránke Partneri.',
    place: '/partners',
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

export const CARD_GROUPS: readonly { title: string; names: readonly SettingName[] }[] = [
  { title: 'Hodiny a\u00a0oznamy', names: ['hours', 'notices'] },
  { title: 'Dom a\u00a0prenájom', names: ['site', 'look', 'price-list', 'hire', 'rooms', 'event-kinds', 'faq'] },
  { title: 'O\u00a0nás', names: ['about', 'team', 'timeline', 'flagship-events', 'partners'] },
  { title: 'Pravidlá webu', names: ['terms', 'privacy', 'cookies', 'accessibility'] },
];
