// What is wanted of the environment variables that pages are made with: the server judges them before it starts
// (src/server/environment.ts), and each build does so again (src/site-config.ts).

interface BuildVariable {
  isRight(value: string): boolean;
  /** What follows its name in a sentence for the person who has set it. */
  wanted: string;
}

export const BUILD_VARIABLES: Readonly<Record<'SITE_URL' | 'PORT' | 'ANALYTICS_SRC' | 'TILE_URL', BuildVariable>> = {
  SITE_URL: {
    isRight: isWebOrigin,
    wanted: 'má byť adresa bez cesty, napríklad https://www.kdriviera.example',
  },
  PORT: {
    isRight: (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    wanted: 'má byť číslo od 0 do 65535',
  },
  ANALYTICS_SRC: {
    isRight: (address) => /^(https:\/\/|\/(?!\/))\S+$/.test(address),
    wanted: 'má byť adresa skriptu, https://… alebo /…',
  },
  TILE_URL: {
    isRight: isTileAddress,
    wanted: 'má byť adresa dlaždíc mapy, napríklad https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  },
};

/** Says everything that is wrong with an environment in one sentence. */
export const environmentProblem = (problems: readonly string[]) =>
  `Nastavenie prostredia je chybné: ${problems.join('; ')}.`;

/** Whether a text is the address of a site without a path: `https://www.kd.example`, with or without the slash. */
function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}

/** Leaflet puts numbers into the braces; the policy of the pages names one host, so none may stand in its name. */
function isTileAddress(text: string): boolean {
  const isAddress = URL.canParse(text) && /^https?:\/\/[^/{}]+\//.test(text);
  return isAddress && [/\{z\}/, /\{x\}/, /\{-?y\}/].every((part) => part.test(text));
}
