import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../server/environment.ts';
import { type FolderLock, lockDataFolder } from './data-folder.ts';

/**
 * The data folder is held until it is released.
 * @throws Error with a sentence for the operator
 */
export async function requireStartable(env: Record<string, string | undefined>): Promise<FolderLock> {
  const config = readConfig(env);
  await requireGivenFolders(config);
  const folder = lockDataFolder(config.dataDir);
  try {
    await requireFreePort(config);
    return folder;
  } catch (error) {
    folder.release();
    throw error;
  }
}

type GivenFolders = Pick<Config, 'contentDir' | 'publicDir'>;

/** @throws Error with a sentence for the operator */
export async function requireGivenFolders({ contentDir, publicDir }: GivenFolders): Promise<void> {
  for (const [variable, folder] of Object.entries({ CONTENT_DIR: contentDir, PUBLIC_DIR: publicDir }))
    if (!(await isFolder(folder)))
      throw new Error(
        `Priečinok ${resolve(folder)} neexistuje alebo sa nedá čítať. Vytvorte ho, alebo zvoľte iný premennou ${variable}.`,
      );
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function requireFreePort({ port, host }: Config): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((closed) => server.close(closed));
}

/** @throws Error with a sentence for the operator */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((listening, reject) => {
    server.once('error', (error) => reject(new Error(listenProblem(error, port, host), { cause: error })));
    server.listen(port, host, listening);
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} už používa iný program. Ukončite ho, alebo zvoľte iný port premennou PORT.`;
  if (error.code === 'EACCES') return `Na porte ${port} nemáme právo počúvať. Zvoľte iný port premennou PORT.`;
  return `Na adrese ${host}:${port} sa nedá počúvať (${error.message}).`;
}
