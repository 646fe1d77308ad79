// Staff may change this text; room, time, price and dates always follow it.

export type DecisionMail = 'confirmed' | 'rejected' | 'cancelled' | 'done' | 'changed' | 'reopened';

const TEXTS: Readonly<Record<DecisionMail, string>> = {
  confirmed:
    'Dobrý deň,\n\nvašu rezerváciu potvrdzujeme. Miestnosť je pre vás v\u00a0tomto čase zapísaná.\n\nTešíme sa na vás.',
  rejected:
    'Dobrý deň,\n\nvašej žiadosti tentoraz nemôžeme vyhovieť, mrzí nás to. Ak vám vyhovuje iný deň alebo iná miestnosť, odpovedzte na túto správu a\u00a0nájdeme riešenie.',
  cancelled:
    'Dobrý deň,\n\nvašu rezerváciu sme zrušili. Ak ste s\u00a0tým nerátali, odpovedzte na túto správu alebo nám zavolajte.',
  done: 'Dobrý deň,\n\nďakujeme, že ste boli u\u00a0nás. Budeme radi, keď nám napíšete, ako ste boli spokojní.',
  reopened:
    'Dobrý deň,\n\nk\u00a0vašej žiadosti sme sa vrátili a\u00a0znova ju posudzujeme. Ozveme sa vám, len čo budeme vedieť viac.',
  changed: 'Dobrý deň,\n\nvašu rezerváciu sme zmenili. Platí to, čo nájdete nižšie.',
};

export function suggestedMailText(mail: DecisionMail): string {
  return TEXTS[mail];
}
