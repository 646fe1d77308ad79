import { z } from 'zod';
import { line, picturePath, webAddress } from '../fields/fields.ts';
import { type NamedPicture, settingKind } from './setting.ts';

const partner = z.strictObject({
  name: line(120),
  logo: picturePath,
  url: webAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});

export type Partner = z.infer<typeof partner>;

export const PARTNERS = settingKind({
  name: 'partners',
  schema: z.strictObject({ partners: z.array(partner), supporters: z.array(partner) }),
  permission: 'manage_texts',
  group: 'about',
  place: '/partners',
  title: 'Partneri a\u00a0podporovatelia',
  lead: 'Logá na úvodnej stránke a\u00a0na stránke Partneri.',
  fieldNames: { partners: 'Partneri', supporters: 'Podporili nás', name: 'Názov', url: 'Odkaz', logo: 'Logo' },
  picturesOf: (lists) =>
    Object.entries(lists).flatMap(([list, partners]) =>
      partners.map(({ logo }, at): NamedPicture => [`${list}[${at + 1}].logo`, logo]),
    ),
});
