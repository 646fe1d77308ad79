import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';

/** Whether the centre's setting (`registration` of `content/site.json`) lets nobody make an account for themselves. */
export async function isRegistrationClosed({ contentIndex }: Pick<Services, 'contentIndex'>): Promise<boolean> {
  return (await contentIndex.read()).settings.site.registration === 'closed';
}

/** @throws AppError forbidden while registration is closed */
export async function requireOpenRegistration({ contentIndex }: Pick<Services, 'contentIndex'>): Promise<void> {
  if (!(await isRegistrationClosed({ contentIndex }))) return;
  const { site } = (await contentIndex.read()).settings;
  throw new AppError('forbidden', `Registrácia je zatvorená. Ak účet potrebujete, napíšte nám na ${site.email}.`);
}
