// zxcvbn and its words take 60 MB, released when idle. The self-host judges in a thread
// (selfhost/password-thread.ts).

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { MINUTE_MS } from '../../../domain/time/clock.ts';

/** Time grows with the square of the length; a longer one is strong unless it repeats itself. */
const MAX_SCORED = 40;
/** Each reading costs as much as the password, and strangers choose how many there are. */
const MAX_READINGS = 8;
const MAX_WORD = 14;
const IDLE_MS = 5 * MINUTE_MS;

/**
 * `about`: words that are tried first.
 * @returns 0 to 3: under 10^3, 10^6, 10^8, 10^10 guesses; 4: more
 * @throws AppError unavailable when it takes too long, or too many wait
 */
export type PasswordScore = (password: string, about: readonly string[]) => Promise<number>;

let loaded: Promise<ZxcvbnFactory> | null = null;
let idle: NodeJS.Timeout | undefined;

export async function passwordScore(password: string, about: readonly string[]): Promise<number> {
  loaded ??= load();
  clearTimeout(idle);
  idle = setTimeout(() => {
    loaded = null;
  }, IDLE_MS).unref();
  const judge = await loaded;
  return judge.check(fold(password).slice(0, MAX_SCORED), about.flatMap(wordsIn)).score;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }, { default: slovak }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('dictionary-sk'),
  ]);
  const { names, words } = readDictionary(Buffer.from(slovak.dic).toString('utf8'));
  return new Factory({
    dictionary: { ...dictionary, 'slovak-passwords': SLOVAK_PASSWORDS, 'slovak-names': names, 'slovak-words': words },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: MAX_READINGS,
  });
}

/** Hunspell: a word a line after the first, flags after a slash, names capitalised. */
function readDictionary(text: string): { names: string[]; words: string[] } {
  const names = new Set<string>();
  const words = new Set<string>();
  for (const [word] of text.slice(text.indexOf('\n')).matchAll(/^[^/\n]{3,}/gm)) {
    if (word.length > MAX_WORD) continue;
    const folded = fold(word);
    const small = folded.toLowerCase();
    (small === folded ? words : names).add(small);
  }
  return { names: [...names], words: [...words] };
}

/** Slovak is often typed without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

export function wordsIn(text: string): string[] {
  const parts = fold(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > 2);
  return parts.length === 0 ? [] : [...parts, parts.join('')];
}

// The likeliest come first; written for this project, under its licence.

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
podujatie podujatia program rezervacia rezervacie prenajom vstupenka vstupenky newsletter administracia
spravca redaktor uzivatel pouzivatel zamestnanec riaditel riaditelka sekretariat kancelaria urad obec mesto mestskyurad starosta
jar leto jesen zima vianoce velkanoc vikend dovolenka prazdniny pondelok utorok streda stvrtok piatok sobota nedela
januar februar marec april maj jun jul august september oktober november december
futbal hokej hokejista skola skolak ucitel ucitelka praca firma pocitac klavesnica internet skoda octavia fabia superb
bryndza halusky borovicka slivovica pivo zlatybazant saris dobryden dobrerano prosim dakujem vitajte otvorsa sezamotvorsa
`;

export const SLOVAK_PASSWORDS = LIST.trim().split(/\s+/);
