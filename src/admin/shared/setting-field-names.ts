// Names of the fields of the settings for people, in forms, messages and histories.
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
import { TEAM } from '../../domain/kinds/team.ts';
import { TIMELINE } from '../../domain/kinds/timeline.ts';

const PICTURE = { image: 'Obrázok', images: 'Obrázok', alt_text: 'Opis obrázka' };
const PAGE = {
  title: 'Nadpis stránky',
  description: 'Opis pre vyhľadávače',
  updated: 'Naposledy aktualizované',
  reviewed: 'Posledné preskúmanie',
  body: 'Text stránky',
};

export const SETTING_FIELD_NAMES = {
  site: {
    name: 'Názov domu',
    short_name: 'Krátky názov',
    logo: 'Logo',
    description: 'Opis webu pre vyhľadávače',
    founded_year: 'Rok otvorenia',
    address: 'Adresa',
    street: 'Ulica a\u00a0číslo',
    postal_code: 'PSČ',
    city: 'Mesto',
    country: 'Kód krajiny',
    location: 'Miesto na mape',
    lat: 'Zemepisná šírka',
    lng: 'Zemepisná dĺžka',
    phones: 'Telefóny',
    label: 'Komu patrí',
    number: 'Číslo',
    email: 'E-mail domu',
    reservation_email: 'E-mail pre rezervácie',
    reservation_phone: 'Telefón pre rezervácie',
    box_office_phone: 'Telefón pokladnice',
    press_email: 'E-mail pre médiá',
    organisation_id: 'IČO',
    founder: 'Zriaďovateľ',
    staff_email: 'Kam chodia správy o\u00a0žiadostiach',
    payment: 'Účet na platby',
    beneficiary: 'Príjemca platby',
    iban: 'Číslo účtu (IBAN)',
    days: 'Dní na zaplatenie zálohy',
    registration: 'Registrácia nových účtov',
    links: 'Odkazy',
    district_office: 'Web zriaďovateľa',
    district_office_label: 'Ako sa odkaz na zriaďovateľa volá',
    facebook: 'Facebook',
    instagram: 'Instagram',
    data_protection: 'Ochrana osobných údajov na úrade',
    timetable: 'Cestovné poriadky',
    content_manager: 'Správca obsahu',
    'content_manager.name': 'Správca obsahu',
    'content_manager.email': 'E-mail správcu obsahu',
    technical_operator: 'Technický prevádzkovateľ',
    'technical_operator.name': 'Technický prevádzkovateľ',
    'technical_operator.email': 'E-mail prevádzkovateľa',
    transport: 'Doprava',
    stop: 'Zastávka',
    buses: 'Autobusy',
    trams: 'Električky',
    parking: 'Parkovanie',
    step_free: 'Cesta bez schodov',
    claims: 'Čísla o\u00a0dome',
    years_of_operation: 'Rokov prevádzky',
    events_per_year: 'Podujatí za rok',
    visitors_per_year: 'Návštevníkov za rok',
    about_teaser: 'O\u00a0dome na úvodnej stránke',
    about_lead: 'Pod nadpisom stránky O\u00a0nás',
    contact_lead: 'Pod nadpisom stránky Prenájom',
    pictures: 'Obrázky stránok',
    'pictures.about': 'Stránka O\u00a0nás',
    'pictures.contact': 'Stránka Prenájom a\u00a0kontakt',
    'pictures.share': 'Zdieľané odkazy',
    alt_text: PICTURE.alt_text,
  },
  look: LOOK.fieldNames,
  'price-list': PRICE_LIST.fieldNames,
  hire: HIRE.fieldNames,
  hours: HOURS.fieldNames,
  notices: NOTICES.fieldNames,
  rooms: ROOMS.fieldNames,
  'event-kinds': EVENT_KINDS.fieldNames,
  faq: FAQ.fieldNames,
  about: PAGE,
  team: TEAM.fieldNames,
  timeline: TIMELINE.fieldNames,
  'flagship-events': FLAGSHIPS.fieldNames,
  partners: PARTNERS.fieldNames,
  terms: PAGE,
  privacy: PAGE,
  cookies: PAGE,
  accessibility: PAGE,
} as const satisfies Readonly<Record<SettingName, Readonly<Record<string, string>>>>;
