/** `Riviérska 1, 841 04 Bratislava` */
export function formatAddress(address: { street: string; postal_code: string; city: string }): string {
  return `${address.street}, ${address.postal_code} ${address.city}`;
}
