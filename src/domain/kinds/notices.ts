import { z } from 'zod';
import { line } from '../fields/fields.ts';
import { NOTICE_PLACES, noticeInWords } from '../hours/notices.ts';
import { isWallClock, toWallClock } from '../time/written-moment.ts';
import { settingKind } from './setting.ts';

const MOMENT = 'napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00';
const moment = z.string(MOMENT).overwrite(toWallClock).refine(isWallClock, { error: MOMENT, abort: true });

const notice = z
  .strictObject({
    id: line(60),
    text: line(300),
    from: moment,
    until: moment,
    place: z.enum(NOTICE_PLACES, `vyberte jedno z: ${NOTICE_PLACES.join(', ')}`),
  })
  .refine(({ from, until }) => until > from, { path: ['until'], error: 'koniec má byť neskôr ako začiatok' });

const schema = z
  .array(notice)
  .max(100, 'najviac 100 oznamov; staré zmažte')
  .superRefine((notices, { addIssue }) => {
    const ids = notices.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        addIssue({ code: 'custom', path: [index, 'id'], message: 'toto označenie má už iný oznam' });
  });

/** The browser decides whether a notice is due (docs/decisions/0047). */
export const NOTICES = settingKind({
  name: 'notices',
  schema,
  whenMissing: [],
  permission: 'manage_notices',
  group: 'hours',
  place: '/',
  title: 'Oznamy',
  lead: 'Krátke správy navrchu stránok, ktoré samy začnú a\u00a0skončia.',
  fieldNames: { text: 'Oznam', from: 'Zobrazovať od', until: 'Zobrazovať do', place: 'Kde na webe' },
  inHistory: (notices) => Object.fromEntries(notices.map((one) => [one.text, noticeInWords(one)])),
});
