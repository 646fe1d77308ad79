import { isOffered, type RoomId } from '../../../../domain/content/rooms.ts';
import { AppError } from '../../../app-error.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import type { Services } from '../../../services.ts';

export const NOT_FOR_HIRE = 'Túto miestnosť teraz neprenajímame. Vyberte inú.';

/** @throws AppError invalid when nothing new may be put into the room */
export async function requireOffered(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
  room: RoomId,
): Promise<void> {
  const { rooms } = await presentHouse(services);
  if (!rooms.some((known) => known.id === room && isOffered(known)))
    throw new AppError('invalid', { room: [NOT_FOR_HIRE] });
}
