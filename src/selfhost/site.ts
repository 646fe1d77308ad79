import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, fileStore } from './file-store.ts';
import { type HeaderRule, parseHeaderRules } from './header-rules.ts';
import { type ReadyAnswers, readyAnswers } from './ready-answers.ts';
import { parseRedirectRules, type RedirectRule } from './redirect-rules.ts';

/** One built site: its files and what the build says about them. */
export interface Site {
  files: FileStore;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  ready: ReadyAnswers;
}

/**
 * Opens the folder of a built site. Another build in another folder is another site.
 * @throws Error when there is no built site, or a rule file cannot be understood
 */
export async function openSite(root: string): Promise<Site> {
  const index = await stat(join(root, 'index.html')).catch(() => null);
  if (index === null)
    throw new Error(`V\u00a0priečinku ${root} nie je zostavená stránka. Spustite najprv npm run build.`);
  const headers = await readOptional(join(root, '_headers'));
  const redirects = await readOptional(join(root, '_redirects'));
  return {
    files: fileStore(root),
    headers: parseHeaderRules(headers),
    redirects: parseRedirectRules(redirects),
    ready: readyAnswers(),
  };
}

function readOptional(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
