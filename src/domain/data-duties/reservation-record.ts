import { isRecord } from '../fields/same-value.ts';
import { beforeEvent } from '../reservations/hire-terms.ts';
import type { ReservationChange } from '../reservations/reservation.ts';
import { changeInWords } from '../reservations/reservation-changes.ts';
import { STATUS_WORDS } from '../reservations/reservation-status.ts';
import { reservedTimeInWords } from '../reservations/reservation-time.ts';
import { formatDate, formatDateTime, noonOf } from '../time/format-date.ts';
import { formatAmount } from '../words/price.ts';
import {
  dataIn,
  elsewhere,
  ifTrue,
  isMoment,
  joined,
  moment,
  NO_NAMES,
  numberIn,
  oneOf,
  plain,
  type RecordData,
  type RecordWords,
  type Show,
  textIn,
  who,
} from './field-words.ts';

const time: Show = (_, data) =>
  reservedTimeInWords({
    date_from: textIn(data, 'date_from'),
    time_from: textIn(data, 'time_from'),
    date_until: textIn(data, 'date_until'),
    time_until: textIn(data, 'time_until'),
  });

const consentText: Show = (value) => {
  if (!isRecord(value)) return null;
  const given = textIn(value, 'given_at');
  return joined([
    `„${textIn(value, 'wording') ?? ''}“`,
    given === null ? null : formatDateTime(given),
    `znenie č.\u00a0${numberIn(value, 'version') ?? ''}`,
  ]);
};

const items: Show = (value) =>
  dataIn(value)
    .map((item) => {
      const [quantity, amount] = [numberIn(item, 'quantity') ?? 1, numberIn(item, 'amount') ?? 0];
      return `${textIn(item, 'item') ?? textIn(item, 'text') ?? ''}: ${String(quantity).replace('.', ',')}\u00a0× ${formatAmount(amount)}`;
    })
    .join('\n') || null;

const payment: Show = (value) => {
  if (!isRecord(value)) return null;
  const [amount, due] = [numberIn(value, 'amount'), textIn(value, 'due')];
  const [paid, paidOn] = [numberIn(value, 'paid_amount'), textIn(value, 'paid_on')];
  const parts = [
    amount === null ? null : `dohodnutá ${formatAmount(amount)}`,
    due === null ? null : `splatná ${formatDate(noonOf(due))}`,
    paidOn === null ? null : `zaplatená ${formatDate(noonOf(paidOn))}`,
    paid === null ? null : `zaplatené ${formatAmount(paid)}`,
  ];
  return joined(parts) || null;
};

const refund: Show = (value) => {
  if (!isRecord(value)) return null;
  const [amount, paidOn] = [numberIn(value, 'amount'), textIn(value, 'paid_on')];
  const parts = [amount === null ? null : formatAmount(amount), paidOn === null ? null : formatDate(noonOf(paidOn))];
  return joined(parts) || null;
};

const terms: Show = (value) => {
  if (!isRecord(value)) return null;
  const [percent, balance, free] = ['deposit_percent', 'balance_days', 'cancellation_days'].map((name) =>
    numberIn(value, name),
  );
  return joined([
    percent === 0 ? 'bez zálohy' : `záloha ${percent ?? 0}\u00a0%`,
    `${percent === 0 ? 'platba' : 'zvyšok'} ${beforeEvent(balance ?? 0)}`,
    `bezplatné zrušenie ${beforeEvent(free ?? 0)}`,
  ]);
};

/** It lists what later versions record beside the status as it is. */
const history: Show = (value, _, names) =>
  dataIn(value)
    .map((change) => {
      const { at, status, by, override, changes, ...others } = change;
      const more = Object.values(others).filter((other) => other !== null && other !== '' && other !== false);
      return joined([
        isMoment(at) ? formatDateTime(at) : null,
        STATUS_WORDS[status as keyof typeof STATUS_WORDS] ?? null,
        by === null ? 'žiadateľ' : who(by, change, names),
        override === true ? 'napriek obsadenému času' : null,
        ...dataIn(changes).map((one) => changeInWords(one as ReservationChange & RecordData)),
        ...more.map((other) => plain(other, change, names)),
      ]);
    })
    .join('\n') || null;

const reminded: Show = (value) => {
  if (!isRecord(value)) return null;
  const day = (name: string) => textIn(value, name);
  const parts = [
    value.unanswered === true ? 'na odpoveď' : null,
    day('deposit') === null ? null : 'na zálohu',
    day('balance') === null ? null : 'na doplatok',
  ];
  return joined(parts) || null;
};

export const RESERVATION_WORDS: RecordWords = {
  name: 'Žiadosť o\u00a0prenájom',
  idLabel: 'Číslo',
  fields: {
    status: ['Stav', oneOf(STATUS_WORDS)],
    source: [
      'Ako k\u00a0nám prišla',
      oneOf({ form: 'formulárom na webe', phone: 'zapísal ju náš zamestnanec', block: 'zablokovaná miestnosť' }),
    ],
    created_at: ['Prijatá', moment],
    name: ['Meno'],
    email: ['E-mail'],
    phone: ['Telefón'],
    room: ['Miestnosť', (value, data, { rooms }) => rooms[String(value)] ?? plain(value, data, NO_NAMES)],
    date_from: ['Termín', time],
    time_from: ['Termín', elsewhere],
    date_until: ['Termín', elsewhere],
    time_until: ['Termín', elsewhere],
    eventType: ['Druh podujatia'],
    purpose: ['Účel prenájmu'],
    attendees: ['Počet osôb'],
    message: ['Vaša správa'],
    warnings: ['Na čo sme upozornili'],
    consent: ['Čo ste potvrdili', consentText],
    notes: ['Naše poznámky'],
    items: ['Cena', items],
    deposit: ['Záloha', payment],
    balance: ['Doplatok', payment],
    refund: ['Vrátené', refund],
    terms: ['Podmienky', terms],
    reason: ['Dôvod zamietnutia alebo zrušenia'],
    history: ['Ako sa vybavovala', history],
    suspicious: ['Podozrivá', ifTrue('áno, prišla v\u00a0čase nezvyčajne mnohých žiadostí')],
    moves: ['Koľkokrát sa presunula', (value) => (value === 0 ? null : String(value))],
    reminded: ['Čo sme si pripomenuli', reminded],
  },
};
