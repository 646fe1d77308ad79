import { z } from 'zod';
import { line, mailAddress, phoneNumber, picture } from './fields.ts';

const member = z.strictObject({
  name: line(80),
  role: line(80),
  phone: phoneNumber,
  email: mailAddress.optional(),
  image: picture.optional(),
});

/** `content/team.json`: the people of the about page. */
export const teamSchema = z.array(member);
export type TeamMember = z.infer<typeof member>;
