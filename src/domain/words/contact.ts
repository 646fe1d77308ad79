export function formatAddress(address: { street: string; postal_code: string; city: string }): string {
  return `${address.street}, ${address.postal_code} ${address.city}`;
}

export function stopInWords({ stop, buses, trams }: { stop: string; buses: string[]; trams: string[] }): string {
  const lines = [
    ...(buses.length === 0 ? [] : [`autobusy ${buses.join(', ')}`]),
    ...(trams.length === 0 ? [] : [`električky ${trams.join(', ')}`]),
  ];
  return lines.length === 0 ? stop : `${stop}: ${lines.join(', ')}`;
}

export function boxOffice(site: {
  box_office_phone?: string | undefined;
  phones: readonly { label: string; number: string }[];
}): { label: string; number: string } {
  const [first = { label: 'Telefón', number: '' }] = site.phones;
  return site.box_office_phone === undefined ? first : { label: 'Pokladnica', number: site.box_office_phone };
}

export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}

const SIGNS = /^\+?[\d\s()/.-]+$/;
const SIX_TO_FIFTEEN_DIGITS = /^\D*(\d\D*){6,15}$/;

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function isPhoneNumber(text: string): boolean {
  return SIGNS.test(text) && SIX_TO_FIFTEEN_DIGITS.test(text);
}
