/** The number for those who want to hire a room: the one named for it, otherwise the house's main one. */
export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}
