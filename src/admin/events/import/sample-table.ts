/** A table to begin with, as Excel opens it in Slovak: marked UTF-8, separated by semicolons. Its events are next year's. */
export function sampleTable(nowMs: number): string {
  const year = new Date(nowMs).getFullYear() + 1;
  const rows = [
    ['Názov', 'Začiatok', 'Koniec', 'Miesto', 'Text', 'Druh', 'Cena', 'Vstupenky'],
    [
      'Jazz v dome',
      `12. 3. ${year} 19:00`,
      '21:30',
      'Veľká sála',
      'Večer s tromi kapelami. Bar je otvorený od šiestej.',
      'Koncert',
      '8 €',
      'https://www.rezervovane.sk/',
    ],
    [
      'Rozprávka o troch prasiatkach',
      `21. 3. ${year} 10:30`,
      '',
      'Malá sála',
      'Pre deti od troch rokov.',
      'Divadlo',
      'zadarmo',
      '',
    ],
    [
      'Výstava fotografií',
      `1. 4. ${year}`,
      `30. 4. ${year}`,
      'Foyer',
      'Naše mesto, ako ho nepoznáte.',
      'Výstava',
      '',
      '',
    ],
  ];
  return `\ufeff${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
