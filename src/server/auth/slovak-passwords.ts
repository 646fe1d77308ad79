// What is tried first in Slovakia and in a house of culture, the likeliest first, in small letters and without accents; written
// for this project, under its licence. Digits and signs around them, rows and repetitions are found by rule.

const LIST = `
heslo mojeheslo tajneheslo noveheslo silneheslo dobreheslo zmenheslo zmenitheslo nbusr neviem nepoviem nevedno ahoj cauko
slovensko slovakia bratislava kosice presov zilina nitra trnava trencin banskabystrica martin poprad michalovce bardejov
petrzalka dubravka karlovaves ruzinov raca slovan spartak vysoketatry tatry krivan dunaj janosik jozkomrkvicka
laska lasicka mojalaska lubimta milujemta lubimtamoc zlatko zlaticko milacik miacik srdiecko slniecko slnko hviezda hviezdicka
mama mamicka mamka mamina maminka otec otecko tatino ocko babka babicka dedko dedusko rodina bracek sestricka
macicka macka macko psik psicek havko havino konik zajacik medvedik motylik kvetinka ruzicka jahodka cokolada horalka kofola
jana janka maria marienka anna anicka zuzana zuzka katarina katka eva evka lucia lucka martina martinka monika lenka kristina
michaela miska veronika barbora barborka natalia nikola dominika daniela danka simona andrea alena helena silvia ivana jozef
jozko peter peto jan jano janko martinko michal misko marek lukas lukasko tomas tomasko pavol palko juraj jurko stefan miroslav
miro vladimir vlado stanislav rastislav jaroslav frantisek ferko dominik patrik filip jakub kubko samuel samko adam adamko
matus matusko andrej richard robert roman kamil milan ondrej dusan igor ivan marian viliam ladislav
novak novakova horvath horvathova kovac kovacova varga vargova toth tothova nagy nagyova balaz balazova molnar molnarova
kultura kulturny kulturnydom kultdom domkultury kulturnestredisko kulturnecentrum osveta divadlo koncert kino galeria kniznica
podujatie podujatia program rezervacia rezervacie prenajom velkasala malasala vstupenka vstupenky newsletter administracia
spravca redaktor uzivatel pouzivatel zamestnanec riaditel riaditelka sekretariat kancelaria urad obec mesto mestskyurad starosta
jar leto jesen zima vianoce velkanoc vikend dovolenka prazdniny pondelok utorok streda stvrtok piatok sobota nedela
januar februar marec april maj jun jul august september oktober november december
futbal hokej hokejista skola skolak ucitel ucitelka praca firma pocitac klavesnica internet skoda octavia fabia superb
bryndza halusky borovicka slivovica pivo zlatybazant saris dobryden dobrerano prosim dakujem vitajte otvorsa sezamotvorsa
`;

export const SLOVAK_PASSWORDS = LIST.trim().split(/\s+/);
