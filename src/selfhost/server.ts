import { basename, join } from 'node:path';
import { isStartedByNpm, whenParentEnds } from '../../scripts/processes.mjs';
import { CONTENT_INDEX_FILE, CONTENT_MANIFEST_FILE } from '../domain/content/content-index.ts';
import { HOUR_MS } from '../domain/time/clock.ts';
import { servicesFromEnv } from '../server/assemble.ts';
import { ensureFirstAdministrator, type FirstAdministrator } from '../server/core/auth/first-administrator.ts';
import { readContent } from '../server/core/entries/save-content.ts';
import { reportToConsole } from '../server/core/http/error-handler.ts';
import { composeMail } from '../server/core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, link, paragraph } from '../server/core/mail/templates/pieces.ts';
import { requireWholeRestore } from '../server/features/data-duties/restore.ts';
import { jobs } from '../server/jobs.ts';
import { type LocalBuilder, localBuilder } from '../server/ports/builds/adapters/local-builder.ts';
import { contentIndexFile, contentManifestFile } from '../server/ports/builds/built-content.ts';
import { nullIfMissing, removeTempFiles } from '../server/ports/store/durable-file.ts';
import type { Services } from '../server/services.ts';
import { type FolderLock, lockDataFolder, startProblem } from './data-folder.ts';
import { startJobs } from './job-timers.ts';
import { passwordThread } from './password-thread.ts';
import { backgroundPictureProcess } from './picture-process.ts';
import { SCALED_FOLDER } from './pictures.ts';
import { requireGivenFolders } from './start-conditions.ts';
import { startServer } from './start-server.ts';

/** Another process may still be writing a younger file. */
const UNDER_WAY_MS = HOUR_MS;

interface Opened {
  services: Services;
  builder: LocalBuilder;
  folder: FolderLock;
}

async function openServices(): Promise<Opened> {
  const embedded = await servicesFromEnv(process.env);
  await requireGivenFolders(embedded.config);
  const { dataDir, contentDir, publicDir, buildEnvironment: environment } = embedded.config;
  const folder = lockDataFolder(dataDir);
  await requireWholeRestore(embedded.store);
  const report = (error: unknown) => reportToConsole({ request_id: null, method: '', route: 'builder', error });
  const reportMistakes = (error: string) => reportToConsole({ request_id: null, method: '', route: 'content', error });
  const { clock, content } = embedded;
  const builder = await localBuilder({
    root: process.cwd(),
    dataDir,
    contentDir,
    publicDir,
    environment,
    clock,
    content,
    report,
    reportMistakes,
  });
  const functionFile = (file: string) => () => join(builder.live().functions, basename(file));
  const services = {
    ...embedded,
    passwordScore: passwordThread(),
    builds: builder,
    contentIndex: contentIndexFile(functionFile(CONTENT_INDEX_FILE)),
    contentManifest: contentManifestFile(functionFile(CONTENT_MANIFEST_FILE)),
  };
  return { services, builder, folder };
}

async function main(): Promise<void> {
  const { services, builder, folder } = await openServices();
  // Completes what a crash has cut off before anybody calls.
  services.background(async () => void (await readContent(services)));
  const { port, host, dataDir } = services.config;
  for (const folder of ['media', SCALED_FOLDER]) await removeHalfPictures(join(dataDir, folder));
  const prewarmScaler = backgroundPictureProcess();
  const server = await startServer({ services, siteRoot: builder.live().site, port, host, prewarmScaler });
  await builder.start((build) => server.useSite(build.site));
  // The first build wants the whole machine.
  void builder.idle().then(() => server.scaleAhead());
  // Before anything that a signal must stop.
  const administrator = await ensureFirstAdministrator(services);
  const running = startJobs({ ...services, media: server.media }, Object.values(jobs));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    services.sending.stop();
    await server.close();
    await running.stop();
    await builder.close();
    await services.close();
    folder.release();
    process.exit(0);
  };
  // Parents pass a signal on, so only the first one counts.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  if (isStartedByNpm()) whenParentEnds(stop);
  console.log(greeting(server.url, administrator));
  services.background(() => warmMails(services));
}

/** It may be one that was removed for good since. */
async function removeHalfPictures(folder: string): Promise<void> {
  await removeTempFiles(folder, Date.now() - UNDER_WAY_MS).catch(nullIfMissing);
}

function greeting(url: string, administrator: FirstAdministrator | null): string {
  const running = `Stránka beží na adrese ${url}`;
  if (administrator === null) return running;
  const { email, password } = administrator;
  return `${running}\nPrvý správca: ${email}\nHeslo, ktoré sa už nezobrazí: ${password}\nPri prvom prihlásení si zvolíte vlastné.`;
}

/** The first mail has the serving thread for some 150 ms, the second for 15. */
const WARMING_MAILS = 2;

/** Composes mails that nobody gets: pages would wait while the first true ones load what writes them. */
async function warmMails(services: Services): Promise<void> {
  const pieces = [heading('A'), paragraph('B', link('C', 'D')), facts([['E', 'F']]), actionButton('G', 'H')];
  for (let mail = 0; mail < WARMING_MAILS; mail += 1)
    await composeMail(services, { to: '', subject: '', preview: '', reason: '' }, ...pieces);
}

try {
  await main();
} catch (error) {
  console.error(startProblem(error));
  // Parts that have begun would keep it alive.
  process.exit(1);
}
