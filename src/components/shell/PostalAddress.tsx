import type { Site } from '../../domain/content/settings.ts';

export function PostalAddress({ site: { name, address } }: { site: Pick<Site, 'name' | 'address'> }) {
  const town = `${address.postal_code.replaceAll(' ', '\u00a0')} ${address.city}`;
  return (
    <address>
      {name}
      <br />
      {address.street}
      <br />
      {town}
    </address>
  );
}
