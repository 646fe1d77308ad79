// `npm run admin -- create|reset|2fa-off <mail>`
import { startProblem } from '../src/selfhost/data-folder.ts';
import { servicesFromEnv } from '../src/server/assemble.ts';
import { findByEmail } from '../src/server/core/accounts/accounts.ts';
import type { AuditActor } from '../src/server/core/audit/audit-log.ts';
import { composePassword, createAdministrator } from '../src/server/core/auth/first-administrator.ts';
import { turnTwoFactorOff } from '../src/server/core/auth/two-factor-settings.ts';
import { changeAccount, sendReset } from '../src/server/features/users/administration.ts';
import type { Services } from '../src/server/services.ts';

const TERMINAL: AuditActor = { actor: null, visitor: null };

const USAGE = `Použitie: npm run admin -- <príkaz> <e-mail>
  create   založí správcu, alebo dá túto rolu účtu, ktorý už je
  reset    pošle odkaz na nové heslo
  2fa-off  vypne dvojstupňové prihlásenie`;

const commands: Record<string, (services: Services, email: string) => Promise<string>> = {
  async create(services, email) {
    const password = composePassword(services.random);
    if (await createAdministrator(services, { email, password }, { onlyFirst: false, isPrinted: true }))
      return `Pri prvom prihlásení si správca zvolí vlastné heslo.\nSprávca ${email} je založený, jeho heslo je ${password}`;
    await changeAccount(services, await requireId(services, email), { roles: ['admin'], blocked: false }, TERMINAL);
    return `Účet ${email} je odteraz správcom.`;
  },
  async reset(services, email) {
    await sendReset(services, await requireId(services, email), TERMINAL);
    return `Odkaz na nové heslo sme poslali na ${email}.`;
  },
  async '2fa-off'(services, email) {
    await turnTwoFactorOff(services, await requireId(services, email), TERMINAL);
    return `Dvojstupňové prihlásenie účtu ${email} je vypnuté.`;
  },
};

async function requireId({ store }: Services, email: string): Promise<string> {
  const user = await findByEmail(store, email);
  if (user === null) throw new Error(`Účet ${email} neexistuje.`);
  return user.id;
}

async function main([name = '', email = '']: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || !email.includes('@')) throw new Error(USAGE);
  const services = await servicesFromEnv(process.env);
  try {
    console.log(await command(services, email.trim().toLowerCase()));
  } finally {
    await services.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(startProblem(error));
  process.exitCode = 1;
}
