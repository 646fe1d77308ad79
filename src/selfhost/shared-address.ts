import type { IncomingHttpHeaders } from 'node:http';

/** So many calls are looked at together. */
const CALLS = 1000;
const SUSPICIOUS_SHARE = 0.9;

/**
 * Says once when nearly all calls that came through a proxy seem to come from one address: then `TRUST_PROXY` does not count
 * all proxies in front, and limits meant for one visitor would lock out everybody.
 */
export function sharedAddressWatch(warn: (sentence: string) => void = console.warn) {
  let calls = 0;
  let isOver = false;
  const seen = new Map<string, number>();
  return (address: string, headers: IncomingHttpHeaders): void => {
    if (isOver || headers['x-forwarded-for'] === undefined) return;
    calls += 1;
    seen.set(address, (seen.get(address) ?? 0) + 1);
    if (calls < CALLS) return;
    const [most, count] = [...seen].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (count >= CALLS * SUSPICIOUS_SHARE) {
      isOver = true;
      warn(
        `Z\u00a0posledných ${CALLS} požiadaviek cez proxy ich ${count} prišlo z\u00a0adresy ${most}. Nastavte TRUST_PROXY na počet proxy serverov pred stránkou, inak obmedzenia pre jedného návštevníka platia pre všetkých.`,
      );
    }
    calls = 0;
    seen.clear();
  };
}
