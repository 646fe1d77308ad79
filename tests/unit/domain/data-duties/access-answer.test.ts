import { describe, expect, test } from 'vitest';
import {
  type AnsweredRecord,
  type AskedAbout,
  accessAnswer,
} from '../../../../src/domain/data-duties/access-answer.ts';
import { makeAnswerFrame } from '../../../support/make-answer-frame.ts';
import { makeReservation } from '../../../support/make-reservation.ts';

const ME = '0'.repeat(32);

function answer(items: readonly Partial<AnsweredRecord>[], asked: Partial<AskedAbout> = {}) {
  const whole = items.map((item) => ({ kind: 'audit', id: '1', deleted_at: null, data: {}, ...item }));
  const who = { email: 'eva@example.sk', phone: null, name: null, at: '2026-11-20T11:00:00.000Z' };
  return accessAnswer({ ...who, items: whole, ...asked }, makeAnswerFrame());
}

const textOf = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');

describe('the answer to a person', () => {
  test('says each field of a reservation in words, and leaves out what is empty', () => {
    const changes = [{ field: 'attendees' as const, before: null, after: '40' }];
    const data = makeReservation({
      message: 'Oslava\nnarodenín',
      attendees: 40,
      items: [{ item: 'Klubovňa', quantity: 4, amount: 12.5 }],
      deposit: { amount: null, due: '2026-12-01', paid_on: '2026-11-30', paid_amount: 15 },
      history: [{ at: '2026-11-20T12:00:00.000Z', status: 'confirmed', by: 'x', override: true, changes }],
    });
    const deleted_at = '2028-01-13T23:00:00.000Z';
    const [part] = answer([{ kind: 'reservation', id: 'R-2026-ABCDE', deleted_at, data }]).parts;
    expect(part?.title).toBe('Prenájom priestorov');
    expect(part?.records[0]?.title).toBe('Žiadosť o\u00a0prenájom');
    expect(part?.records[0]?.facts.map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')])).toEqual([
      ['Číslo', 'R-2026-ABCDE'],
      ['Stav', 'nová'],
      ['Ako k\u00a0nám prišla', 'formulárom na webe'],
      ['Prijatá', '20. novembra 2026 o 12:00'],
      ['Meno', 'Eva Nováková'],
      ['E-mail', 'eva@example.sk'],
      ['Telefón', '+421 900 123 456'],
      ['Miestnosť', 'Klubovňa'],
      ['Termín', 'streda 13. januára 2027, 18:00 – 22:00'],
      ['Počet osôb', '40'],
      ['Vaša správa', 'Oslava\nnarodenín'],
      ['Čo ste potvrdili', '„Súhlasím“, 20. novembra 2026 o 12:00, znenie č. 1'],
      ['Cena', 'Klubovňa: 4 × 12,50 €'],
      ['Záloha', 'splatná 1. decembra 2026, zaplatená 30. novembra 2026, zaplatené 15 €'],
      ['Podmienky', 'záloha 30 %, zvyšok 3 dni pred podujatím, bezplatné zrušenie 7 dní pred podujatím'],
      [
        'Ako sa vybavovala',
        '20. novembra 2026 o 13:00, potvrdená, iný zamestnanec domu, napriek obsadenému času, počet osôb: – → 40',
      ],
      ['Vymaže sa samo', 'najneskôr 14. januára 2028'],
    ]);
  });

  test('speaks of no rest of a price that has no deposit', () => {
    const terms = { deposit_percent: 0, balance_days: 0, cancellation_days: 1 };
    const { parts } = answer([{ kind: 'reservation', id: 'R-2026-ABCDE', data: makeReservation({ terms }) }]);
    expect(textOf(parts)).toContain('bez zálohy, platba v deň podujatia, bezplatné zrušenie 1 deň pred podujatím');
  });

  test('gives purpose, legal basis, time and source of each purpose, and names it once', () => {
    const subscriber = { email: 'eva@example.sk', state: 'active', since: 1_700_000_000_000, consent_id: 'c' };
    const { parts } = answer([
      { kind: 'newsletter-link', id: 'l', data: { subscriber_id: 's' } },
      { kind: 'reservation', id: 'R', data: makeReservation() },
      { kind: 'subscriber', id: 's', data: subscriber },
    ]);
    expect(parts.map(({ title }) => title)).toEqual(['Prenájom priestorov', 'Mesačný prehľad podujatí']);
    for (const { terms } of parts)
      expect(terms.map(([name]) => name)).toEqual(['Načo ich máme', 'Právny základ', 'Ako dlho', 'Odkiaľ ich máme']);
    expect(parts[1]?.records.map(({ title }) => title)).toEqual(['Odber mesačného prehľadu']);
    expect(parts[1]?.lines).toHaveLength(1);
  });

  test('tells people of the log by what they did, not by ids', () => {
    const data = {
      at: 1_795_000_000_000,
      act: 'roles_changed',
      actor: 'x'.repeat(32),
      subject: ME,
      network: '192.0.2.7',
      detail: '',
    };
    const { parts } = answer([
      { kind: 'user', id: ME, data: { name: 'Eva', email: 'eva@example.sk', roles: ['admin'] } },
      { data },
    ]);
    const [line] = parts.find(({ title }) => title.startsWith('Záznam'))?.lines ?? [];
    expect(line).toContain('čo: Zmena roly; kto: iný zamestnanec domu; koho sa to týka: vy; sieť: 192.0.2.7');
  });

  test('keeps to what people can read, newest first, and says how many more there are', () => {
    const items = Array.from({ length: 305 }, (_, at) => ({ id: String(at), data: { at: at + 1, act: 'signed_in' } }));
    const [part] = answer(items).parts;
    expect(part?.lines).toHaveLength(300);
    expect(part?.omitted).toBe('Ešte 5\u00a0starších záznamov toho istého druhu je v\u00a0súbore osobne-udaje.json.');
  });

  test('shows also what a later version stores', () => {
    const [part] = answer([{ kind: 'novelty', data: { colour: 'červená' } }]).parts;
    expect(part?.title).toBe('Krátkodobé pomocné záznamy');
    expect(part?.records[0]).toEqual({ title: 'Pomocný záznam', facts: [['Ďalší údaj (colour)', 'červená']] });
  });

  test('says that there is nothing, and still how to complain', () => {
    const nothing = answer([], { phone: '0900 123 456' });
    expect(nothing.parts).toEqual([]);
    expect(textOf(nothing.introduction)).toContain('žiadne vaše osobné údaje nenašli');
    expect(nothing.asked).toEqual([
      ['E-mail', 'eva@example.sk'],
      ['Telefón', '0900 123 456'],
    ]);
    expect(nothing.sections.map(({ title }) => title)).toEqual(['Vaše práva', 'Sťažnosť']);
    expect(textOf(nothing.sections)).toContain('Úrad na ochranu osobných údajov Slovenskej republiky');
  });

  test('names who works for the centre, and speaks of America only where somebody there has the data', () => {
    const item = { id: '1', deleted_at: null, kind: 'subscriber', data: {} };
    const asked = { email: 'a@b.sk', phone: null, name: null, at: '2026-11-20T11:00:00.000Z', items: [item] };
    const here = accessAnswer(asked, makeAnswerFrame({ processors: ['smtp'] }));
    expect(textOf(here)).toContain('Drôtik, s. r. o. – technický prevádzkovateľ webu');
    expect(textOf(here)).not.toContain('USA');
    const away = accessAnswer(asked, makeAnswerFrame({ processors: ['netlify', 'upstash', 'resend'] }));
    expect(textOf(away)).toContain('Upstash (USA)');
    expect(textOf(away)).toContain('2021/914');
  });
});
