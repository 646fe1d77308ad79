// A calendar and tables of a year, as other programs export them.
const DAY_MS = 24 * 60 * 60 * 1000;
const SINGLE = 200;
/** Each has five dates, one of them struck out and one moved. */
const SERIES = 50;
const ROWS = 300;
const FIRST_DAY = Date.UTC(2027, 0, 4);

const PARAGRAPHS = [
  '<p>Spieva <b>Ema Vzorová</b>&nbsp;&ndash; šťavnatý hlas, ktorý zaznie s&nbsp;klavírom aj bez neho &amp; nikoho neurazí.</p>',
  '<p>Viac na <a href="https://priklad.example/ema?rok=2027&amp;sala=mala">stránke umelkyne</a>.<br>Vstupné&nbsp;5&nbsp;€, žiaci a&nbsp;dôchodcovia zadarmo.</p>',
  '<ul><li>bar od 18:00, občerstvenie a&nbsp;káva</li><li>šatňa zdarma</li><li>bezbariérový vstup z&nbsp;dvora</li></ul>',
  '<div style="font-family:Calibri">Ďalšie <i>podrobnosti</i> vám povieme pri pokladni, vždy hodinu pred začiatkom.</div>',
];

const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Bratislava',
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19700329T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19701025T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  'END:VTIMEZONE',
];

/** 300 entries with 400 dates and 2 kB of HTML each. */
export function yearCalendar(): Uint8Array {
  const single = Array.from({ length: SINGLE }, (_, at) => entry(`a${at}`, at * 1.7, []));
  const series = Array.from({ length: SERIES }, (_, at) => [
    entry(`s${at}`, at * 6, ['RRULE:FREQ=WEEKLY;COUNT=5', `EXDATE;TZID=Europe/Bratislava:${stamp(at * 6 + 7, 18)}`]),
    entry(`s${at}`, at * 6 + 15, [`RECURRENCE-ID;TZID=Europe/Bratislava:${stamp(at * 6 + 14, 18)}`]),
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Priklad//Kalendar//SK', ...ZONE];
  const all = [...lines, ...[single, series].flat(3), 'END:VCALENDAR'];
  return new TextEncoder().encode(all.map((line) => `${folded(line)}\r\n`).join(''));
}

/** Text, with semicolons as Excel and LibreOffice write it. */
export function yearTable(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const day = new Date(dayMs(at * 1.2));
    const date = `${day.getUTCDate()}. ${day.getUTCMonth() + 1}. ${day.getUTCFullYear()}`;
    const text = `"${descriptionOf(at).replaceAll('"', '""')}"`;
    return [titleOf(at), date, '18,30', '20:00', 'Malá sála', text, at % 3 === 0 ? 'voľný' : `${(at % 9) + 1} €`];
  });
  const headings = ['Názov', 'Dátum', 'Začiatok', 'Koniec', 'Miesto', 'Text', 'Vstupné'];
  return [headings, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
}

function entry(uid: string, day: number, more: readonly string[]): string[] {
  const number = Number(uid.slice(1)) + (uid.startsWith('s') ? SINGLE : 0);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@priklad.example`,
    'DTSTAMP:20270101T080000Z',
    `DTSTART;TZID=Europe/Bratislava:${stamp(day, 18)}`,
    `DTEND;TZID=Europe/Bratislava:${stamp(day, 20)}`,
    ...more,
    `SUMMARY:${titleOf(number)}`,
    `DESCRIPTION:${descriptionOf(number).replace(/[;,]/g, '\\$&')}`,
    'LOCATION:Malá sála\\, 1. poschodie',
    'END:VEVENT',
  ];
}

function titleOf(number: number): string {
  return `Večer šansónov a klavíra č. ${number + 1}`;
}

function descriptionOf(number: number): string {
  const paragraphs = Array.from({ length: 15 }, (_, at) => PARAGRAPHS[(number + at) % PARAGRAPHS.length]);
  return `<p>Podujatie číslo&nbsp;${number + 1}.</p>${paragraphs.join('')}`;
}

function dayMs(day: number): number {
  return FIRST_DAY + Math.floor(day) * DAY_MS;
}

function stamp(day: number, hour: number): string {
  return `${new Date(dayMs(day)).toISOString().slice(0, 10).replaceAll('-', '')}T${hour}0000`;
}

/** After 60 letters, where 75 bytes may end (RFC 5545 3.1). */
function folded(line: string): string {
  return line.replace(/.{60}(?=.)/gu, '$&\r\n ');
}

export function windows1250(text: string): Uint8Array {
  const signs = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (sign) => signs.indexOf(sign));
}
