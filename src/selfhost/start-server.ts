import { createServer, type Server } from 'node:http';
import type { MediaStore } from '../server/ports/media/media-store.ts';
import type { Services } from '../server/services.ts';
import { nodeListener } from './node-listener.ts';
import { picturePrewarmer } from './picture-prewarmer.ts';
import type { PictureProcess } from './picture-process.ts';
import { openPictures } from './pictures.ts';
import { createRequestHandler } from './request-handler.ts';
import { openSite } from './site.ts';
import { listen } from './start-conditions.ts';

interface ServerOptions {
  services: Services;
  siteRoot: string;
  port: number;
  host: string;
  /** For `scaleAhead`; closed with the server. */
  prewarmScaler?: PictureProcess;
}

export interface RunningServer {
  url: string;
  /** For jobs, too: with an upload its scaled copies go. */
  media: MediaStore;
  /** Requests under way end with the build they began with. */
  useSite(siteRoot: string): Promise<void>;
  /** Scales in the background what pages ask for, of later sites as well. Without it pictures wait for a visitor. */
  scaleAhead(): void;
  close(): Promise<void>;
}

const IDLE_SWEEP_MS = 50;
const CLOSE_GRACE_MS = 30_000;

/** @throws Error with a sentence for the operator */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { services, siteRoot, port, host, prewarmScaler } = options;
  let site = await openSite(siteRoot);
  const pictures = openPictures(services, () => site);
  const prewarmer = prewarmScaler === undefined ? null : picturePrewarmer(pictures.service, prewarmScaler);
  const media: MediaStore = {
    ...pictures.media,
    async put(name, bytes) {
      await pictures.media.put(name, bytes);
      prewarmer?.takeUpload(name);
    },
  };
  const handler = await createRequestHandler(services, () => site, { ...pictures, media });
  const listener = nodeListener(handler, { trustedHops: services.config.trustedHops, hostname: host });
  const server = createServer((incoming, outgoing) => {
    if (!site.ready.give(incoming, outgoing)) void listener(incoming, outgoing);
  });
  await listen(server, port, host);
  let root = siteRoot;
  let isAhead = false;
  return {
    url: urlOf(server, host),
    media,
    useSite: async (newRoot) => {
      site = await openSite(newRoot);
      root = newRoot;
      if (isAhead) void prewarmer?.follow(root);
    },
    scaleAhead() {
      isAhead = true;
      void prewarmer?.follow(root);
    },
    async close() {
      await prewarmer?.close();
      await closeGently(server);
      pictures.close();
    },
  };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive becomes idle only after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      resolve();
    });
  });
}
