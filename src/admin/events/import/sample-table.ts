/** Slovak Excel opens marked UTF-8 with semicolons. */
export function sampleTable(nowMs: number, house: { rooms: readonly string[]; kinds: readonly string[] }): string {
  const [room = '', secondRoom = room, thirdRoom = room] = house.rooms;
  const [kind = '', secondKind = '', thirdKind = ''] = house.kinds;
  const year = new Date(nowMs).getFullYear() + 1;
  const lines = [
    'Názov;Začiatok;Koniec;Miesto;Text;Druh;Cena;Vstupenky',
    `Jazz v dome;12. 3. ${year} 19:00;21:30;${room};Večer s tromi kapelami. Bar je otvorený od šiestej.;${kind};8 €;https://www.rezervovane.sk/`,
    `Rozprávka o troch prasiatkach;21. 3. ${year} 10:30;;${secondRoom};Pre deti od troch rokov.;${secondKind};zadarmo;`,
    `Výstava fotografií;1. 4. ${year};30. 4. ${year};${thirdRoom};Naše mesto, ako ho nepoznáte.;${thirdKind};;`,
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
