// Names of Windows for zones, which Outlook and Exchange write into calendars, often without explaining them.
// Source: Unicode CLDR, common/supplemental/windowsZones.xml, territory 001; those of Europe and the common ones of elsewhere.

const WINDOWS_ZONES = new Map([
  ['Azores Standard Time', 'Atlantic/Azores'],
  ['Greenwich Standard Time', 'Atlantic/Reykjavik'],
  ['GMT Standard Time', 'Europe/London'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Central Europe Standard Time', 'Europe/Budapest'],
  ['Central European Standard Time', 'Europe/Warsaw'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['GTB Standard Time', 'Europe/Bucharest'],
  ['E. Europe Standard Time', 'Europe/Chisinau'],
  ['FLE Standard Time', 'Europe/Kiev'],
  ['Turkey Standard Time', 'Europe/Istanbul'],
  ['Kaliningrad Standard Time', 'Europe/Kaliningrad'],
  ['Belarus Standard Time', 'Europe/Minsk'],
  ['Russian Standard Time', 'Europe/Moscow'],
  ['Morocco Standard Time', 'Africa/Casablanca'],
  ['Egypt Standard Time', 'Africa/Cairo'],
  ['South Africa Standard Time', 'Africa/Johannesburg'],
  ['Israel Standard Time', 'Asia/Jerusalem'],
  ['Georgian Standard Time', 'Asia/Tbilisi'],
  ['Arab Standard Time', 'Asia/Riyadh'],
  ['Arabian Standard Time', 'Asia/Dubai'],
  ['India Standard Time', 'Asia/Calcutta'],
  ['SE Asia Standard Time', 'Asia/Bangkok'],
  ['China Standard Time', 'Asia/Shanghai'],
  ['Singapore Standard Time', 'Asia/Singapore'],
  ['Korea Standard Time', 'Asia/Seoul'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['New Zealand Standard Time', 'Pacific/Auckland'],
  ['Atlantic Standard Time', 'America/Halifax'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Central Standard Time', 'America/Chicago'],
  ['Mountain Standard Time', 'America/Denver'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['E. South America Standard Time', 'America/Sao_Paulo'],
  ['Argentina Standard Time', 'America/Buenos_Aires'],
  ['UTC', 'Etc/UTC'],
]);

/** The IANA name of a zone of Windows; null: not one of the common ones. */
export function zoneOfWindows(name: string): string | null {
  return WINDOWS_ZONES.get(name.trim()) ?? null;
}
