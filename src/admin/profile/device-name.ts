/** The first that fits counts: browsers name those they descend from as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'telefón s\u00a0Androidom'],
  [/\bAndroid\b/, 'tablet s\u00a0Androidom'],
  [/\bWindows\b/, 'počítač s\u00a0Windows'],
  [/\bMacintosh\b/, 'počítač Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'počítač s\u00a0Linuxom'],
];

/** What a person calls the browser that signs itself so: `Chrome, počítač s Windows`. */
export function deviceName(userAgent: string): string {
  const known = [find(BROWSERS, userAgent), find(DEVICES, userAgent)].filter((name) => name !== null);
  return known.join(', ') || 'Neznáme zariadenie';
}

function find(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
