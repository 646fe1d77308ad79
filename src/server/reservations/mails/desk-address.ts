import type { Services } from '../../services.ts';

/** Where staff find a reservation in the admin area. */
export function deskAddress({ config }: Pick<Services, 'config'>, reference: string): string {
  return `${config.siteUrl}/admin/reservations/${reference}`;
}
