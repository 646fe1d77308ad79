// Reads RFC 5322, 2045 and 2047 as far as our mails go.

export interface MimePart {
  /** Names in lower case, lines joined, words decoded. */
  headers: Record<string, string>;
  /** Pictures in base64; empty when there are parts. */
  body: string;
  parts: MimePart[];
}

export function parseMime(message: string): MimePart {
  const end = message.indexOf('\r\n\r\n');
  const headers = parseHeaders(message.slice(0, end));
  const content = message.slice(end + 4);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { headers, body: decodeBody(content, headers), parts: [] };
  const [, ...sections] = content.split(`--${boundary}`);
  return { headers, body: '', parts: sections.slice(0, -1).map((section) => parseMime(section.replace(/^\r\n/, ''))) };
}

export function mimeLeaves(part: MimePart): MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(mimeLeaves);
}

function parseHeaders(text: string): Record<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat([...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(decodeWord)).toString('utf8'),
    );
}

function decodeWord([, encoding = '', text = '']: RegExpExecArray): Buffer {
  return encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '));
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeBody(content: string, headers: Record<string, string>): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (headers['content-type']?.startsWith('image/')) return content.replaceAll(/\s/g, '');
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  const text = encoding === 'quoted-printable' ? quotedPrintable(content).toString('utf8') : content;
  return text.replace(/\r\n$/, '');
}
