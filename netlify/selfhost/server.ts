// Entry of the self-hosted site: `node netlify/selfhost/server.ts`.
import { jobs } from '../server/jobs/jobs.ts';
import { servicesFromEnv } from '../server/services.ts';
import { ensureFirstAdministrator, type FirstAdministrator } from '../server/users/first-administrator.ts';
import { startJobs } from './jobs.ts';
import { startServer } from './start-server.ts';

const SITE_ROOT = 'dist';

async function main(): Promise<void> {
  const services = await servicesFromEnv();
  const { port, host } = services.config;
  const server = await startServer({ services, siteRoot: SITE_ROOT, port, host });
  const running = startJobs(services, Object.values(jobs));
  const administrator = await ensureFirstAdministrator(services);
  console.log(greeting(server.url, administrator));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await server.close();
      await running.stop();
      await services.close();
      process.exit(0);
    });
}

function greeting(url: string, administrator: FirstAdministrator | null): string {
  const running = `Stránka beží na adrese ${url}`;
  if (administrator === null) return running;
  const { email, password } = administrator;
  return `${running}\nPrvý správca: ${email}\nHeslo, ktoré sa už nezobrazí: ${password}`;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
