// The functions inside Astro's dev server, with live content: the same handler as the self-host's, asked only for calls and
// pictures; everything else is the dev server's, which here learns the rules of `_redirects` that show one page at many
// addresses.
import type { ViteDevServer } from 'vite';
import type { ContentIndex } from '../domain/content/content-index.ts';
import { fileStore } from '../selfhost/file-store.ts';
import { nodeListener } from '../selfhost/node-listener.ts';
import { readyAnswers } from '../selfhost/ready-answers.ts';
import { findRedirect, parseRedirectRules } from '../selfhost/redirect-rules.ts';
import { createRequestHandler } from '../selfhost/request-handler.ts';
import { servicesFromEnv } from '../server/assemble.ts';
import { redirectsFile } from './host-files.ts';

const HANDLED = /^\/(api\/|\.netlify\/images|storage\/m\/|__outbox)/;

/** Lets the dev server answer calls and scaled pictures. */
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
  // Pages show the content as it is, so nothing waits to be published.
  const contentManifest = {
    read: async () => ({ blobIds: (await services.content.state()).blobIds, nextChangeAt: null }),
  };
  const site = { files: fileStore('public'), headers: [], redirects: [], ready: readyAnswers() };
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
