// The people of the centre as their form holds them.
import type { z } from 'zod';
import { teamSchema } from '../../../domain/content/settings.ts';
import { listVersions } from '../../entries/versions.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import { inItems, type Setting } from '../setting.ts';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { toPicture } from '../shared/picture-values.ts';
import { type Row, toRows } from '../shared/row.ts';

type Team = z.infer<typeof teamSchema>;

export interface MemberRow extends Row<Omit<Team[number], 'email' | 'image'>> {
  /** '' for none. */
  email: string;
  image: PictureValue | null;
}

export interface TeamValues {
  items: MemberRow[];
}

export const TEAM: Setting<Team, TeamValues> = {
  name: 'team',
  schema: teamSchema,
  toValues: (team) => ({
    items: toRows(team.map((member) => ({ ...member, email: member.email ?? '', image: member.image ?? null }))),
  }),
  toFields: ({ items }) =>
    items.map(({ key: _, email, image, ...member }) => ({
      ...member,
      ...(email.trim() !== '' && { email: email.trim() }),
      ...(image !== null && { image: toPicture(image) }),
    })),
  fieldOf: inItems,
  fieldNames: SETTING_FIELD_NAMES.team,
  versions: listVersions(({ name }) => String(name)),
};
