import { z } from 'zod';
import { line, mailAddress, phoneNumber, picture } from '../fields/fields.ts';
import { imageOfEach, PICTURE_NAMES, settingKind } from './setting.ts';

const member = z.strictObject({
  name: line(80),
  role: line(80),
  phone: phoneNumber,
  email: mailAddress.optional(),
  image: picture.optional(),
});

export type TeamMember = z.infer<typeof member>;

export const TEAM = settingKind({
  name: 'team',
  schema: z.array(member),
  permission: 'manage_texts',
  group: 'about',
  place: '/about#nas-tim',
  title: 'Náš tím',
  lead: 'Ľudia na stránke O\u00a0nás, s\u00a0funkciou a\u00a0telefónom.',
  fieldNames: { ...PICTURE_NAMES, name: 'Meno a\u00a0priezvisko', role: 'Funkcia', phone: 'Telefón', email: 'E-mail' },
  picturesOf: imageOfEach,
});
