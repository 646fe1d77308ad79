// Entry of the self-hosted site: `node netlify/selfhost/server.ts`.
import { jobs } from '../server/jobs/jobs.ts';
import { servicesFromEnv } from '../server/services.ts';
import { ensureFirstAdministrator } from '../server/users/first-administrator.ts';
import { startJobs } from './jobs.ts';
import { startServer } from './start-server.ts';

const SITE_ROOT = 'dist';

async function main(): Promise<void> {
  const services = await servicesFromEnv();
  const { port, host } = services.config;
  const server = await startServer({ services, siteRoot: SITE_ROOT, port, host });
  const running = startJobs(services, Object.values(jobs));
  const administrator = await ensureFirstAdministrator(services);
  if (administrator !== null)
    console.log(`Prvý správca: ${administrator.email}\nHeslo, ktoré sa už nezobrazí: ${administrator.password}`);
  console.log(`Stránka beží na adrese ${server.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await server.close();
      await running.stop();
      await services.close();
      process.exit(0);
    });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
