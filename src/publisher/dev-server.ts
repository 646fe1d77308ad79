import type { ViteDevServer } from 'vite';
import type { ContentIndex } from '../domain/content/content-index.ts';
import { STORAGE_FOLDER } from '../domain/defaults.ts';
import { readyAnswers } from '../selfhost/file-answer.ts';
import { type FileStore, fileStore } from '../selfhost/file-store.ts';
import { findRedirect, parseRedirectRules } from '../selfhost/host-rules.ts';
import { nodeListener } from '../selfhost/node-listener.ts';
import { createRequestHandler } from '../selfhost/request-handler.ts';
import { servicesFromEnv } from '../server/assemble.ts';
import { buildConfig } from '../site-config.ts';
import { forgetStaticPaths } from './astro-bundle.ts';
import { redirectsFile } from './host-files.ts';
import type { PublicFolders } from './site-folder.ts';

const HANDLED = /^\/(api\/|\.netlify\/images|storage\/|__outbox)/;

export function reloadWithContent(server: ViteDevServer): void {
  server.watcher.add(buildConfig.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(buildConfig.contentDir)) return;
    forgetStaticPaths(server);
    server.hot.send({ type: 'full-reload' });
  });
}

export async function mountFunctions(server: ViteDevServer): Promise<void> {
  const services = await servicesFromEnv({ ...process.env, NODE_ENV: 'development' });
  const { trustedHops, host, port } = services.config;
  const contentIndex = {
    read: async (): Promise<ContentIndex> => {
      const [address] = server.resolvedUrls?.local ?? [];
      const answer = await fetch(new URL('/content-index.json', address ?? `http://${host}:${port}`));
      return (await answer.json()) as ContentIndex;
    },
  };
  // Pages show the current content, so nothing waits to be published.
  const contentManifest = {
    read: async () => ({ blobIds: (await services.content.state()).blobIds, nextChangeAt: null }),
  };
  const site = { files: publicStore(buildConfig), headers: [], redirects: [], ready: readyAnswers() };
  const handler = await createRequestHandler({ ...services, contentIndex, contentManifest }, () => site);
  const listener = nodeListener(handler, { trustedHops, hostname: host, isGuest: true });
  const rules = parseRedirectRules(redirectsFile()).filter(({ status }) => status === 200);
  server.middlewares.use((request, response, next) => {
    const rule = findRedirect(rules, request.url ?? '', false);
    if (rule !== null) request.url = rule.to;
    if (HANDLED.test(request.url ?? '')) void listener(request, response);
    else next();
  });
}

function publicStore({ publicDir, storageDir }: PublicFolders): FileStore {
  const [own, pictures] = [fileStore(publicDir), fileStore(storageDir)];
  const isPicture = (path: string) => path.startsWith(`/${STORAGE_FOLDER}/`);
  return {
    get: (path) => (isPicture(path) ? pictures.get(path.slice(STORAGE_FOLDER.length + 1)) : own.get(path)),
  };
}
