import { type PageName, pageSchema } from '../content/settings.ts';
import { type AnySetting, settingKind } from './setting.ts';

const FIELD_NAMES = {
  title: 'Nadpis stránky',
  description: 'Opis pre vyhľadávače',
  updated: 'Naposledy aktualizované',
  reviewed: 'Posledné preskúmanie',
  body: 'Text stránky',
} as const;

function pageKind<const Name extends PageName>(
  name: Name,
  description: Pick<AnySetting, 'group' | 'place' | 'title' | 'lead'>,
) {
  return {
    ...settingKind({ ...description, name, schema: pageSchema, permission: 'manage_texts', fieldNames: FIELD_NAMES }),
    file: `pages/${name}.md`,
  };
}

/** The schema is that of the front matter; calls carry the text below it as `body`. */
export const PAGES = {
  about: pageKind('about', {
    group: 'about',
    place: '/about',
    title: 'Text stránky O\u00a0nás',
    lead: 'Úvodné slová o\u00a0tom, kto sme a\u00a0prečo to robíme.',
  }),
  terms: pageKind('terms', {
    group: 'rules',
    place: '/podmienky-pouzitia',
    title: 'Podmienky používania',
    lead: 'Pravidlá webu, vstupeniek a\u00a0žiadostí o\u00a0prenájom.',
  }),
  privacy: pageKind('privacy', {
    group: 'rules',
    place: '/privacy',
    title: 'Ochrana osobných údajov',
    lead: 'Čo s\u00a0údajmi ľudí robíme a\u00a0aké majú práva.',
  }),
  cookies: pageKind('cookies', {
    group: 'rules',
    place: '/cookies',
    title: 'Cookies',
    lead: 'Čo si web ukladá v\u00a0prehliadači návštevníka.',
  }),
  accessibility: pageKind('accessibility', {
    group: 'rules',
    place: '/accessibility',
    title: 'Vyhlásenie o\u00a0prístupnosti',
    lead: 'Ako sa web dá používať s\u00a0postihnutím a\u00a0kam sa ozvať.',
  }),
} as const satisfies Readonly<Record<PageName, AnySetting>>;
