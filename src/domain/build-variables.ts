// The server judges these before it starts, and each build again.

const DATA_ATTRIBUTE = /(data-[a-z][a-z0-9-]*)=(?:"([^"]*)"|([^\s"]+))/g;

interface BuildVariable {
  isRight(value: string): boolean;
  wanted: string;
}

type Name = 'SITE_URL' | 'PORT' | 'ANALYTICS_SRC' | 'ANALYTICS_ATTRIBUTES' | 'TILE_URL';

export const BUILD_VARIABLES: Readonly<Record<Name, BuildVariable>> = {
  SITE_URL: {
    isRight: isWebOrigin,
    wanted: 'má byť adresa bez cesty, napríklad https://www.kd.example',
  },
  PORT: {
    isRight: (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    wanted: 'má byť číslo od 0 do 65535',
  },
  ANALYTICS_SRC: {
    isRight: (address) => /^(https:\/\/|\/(?!\/))\S+$/.test(address),
    wanted: 'má byť adresa skriptu, https://… alebo /…',
  },
  ANALYTICS_ATTRIBUTES: {
    isRight: (text) => text.replace(DATA_ATTRIBUTE, '').trim() === '',
    wanted: 'má byť zápis atribútov data-…, napríklad data-domain="www.kd.example"',
  },
  TILE_URL: {
    isRight: isTileAddress,
    wanted: 'má byť adresa dlaždíc mapy, napríklad https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  },
};

/** `data-domain="kd.example" data-api=/p` → `{ 'data-domain': 'kd.example', 'data-api': '/p' }` */
export function readDataAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(DATA_ATTRIBUTE)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
}

export const environmentProblem = (problems: readonly string[]) =>
  `Nastavenie prostredia je chybné: ${problems.join('; ')}.`;

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}

/** The policy of the pages names one host, so no braces may stand in its name. */
function isTileAddress(text: string): boolean {
  const isAddress = URL.canParse(text) && /^https?:\/\/[^/{}]+\//.test(text);
  return isAddress && [/\{z\}/, /\{x\}/, /\{-?y\}/].every((part) => part.test(text));
}
