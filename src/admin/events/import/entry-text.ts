import type ICAL from 'ical.js';

/** '' where there is none that can be read. */
export function textOf(entry: ICAL.Component, name: string): string {
  return textsOf(entry, name)[0] ?? '';
}

/** A property may stand several times, and some hold several texts. */
export function textsOf(entry: ICAL.Component, name: string): string[] {
  return entry.getAllProperties(name).flatMap((property) => {
    const parameter = (of: string) => String(property.getParameter(of) ?? '').toUpperCase();
    const isQuoted = parameter('encoding') === 'QUOTED-PRINTABLE';
    return valuesOf(property)
      .filter((value) => typeof value === 'string')
      .map((value) => (isQuoted ? unquoted(value, parameter('charset')) : value));
  });
}

export function uidOf(entry: ICAL.Component): string {
  return textOf(entry, 'uid');
}

export function valuesOf(property: ICAL.Property): unknown[] {
  try {
    return property.getValues();
  } catch {
    return [];
  }
}

const QUOTED_BYTES = /(?:=[\da-f]{2})+/gi;

/** As in RFC 2045 6.7; in UTF-8 unless a known encoding is named. */
function unquoted(text: string, charset: string): string {
  const decoder = decoderOf(charset || 'UTF-8');
  return text.replace(QUOTED_BYTES, (run) =>
    decoder.decode(Uint8Array.from(run.slice(1).split('='), (byte) => Number.parseInt(byte, 16))),
  );
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
