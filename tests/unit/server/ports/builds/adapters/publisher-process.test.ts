import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  PublisherHangs,
  publisherProcess,
} from '../../../../../../src/server/ports/builds/adapters/publisher-process.ts';
import { buildIn } from '../../../../../../src/server/ports/builds/build-contract.ts';
import { tempFolder } from '../../../../../support/temp-folder.ts';

const STOPS_ONCE = `
  import { existsSync, writeFileSync } from 'node:fs';
  const mark = process.env.MARK;
  process.on('message', () => {
    if (existsSync(mark)) return process.send({ kind: 'unchanged', problems: [], heldBack: {} });
    writeFileSync(mark, '');
    process.kill(process.pid, 'SIGSTOP');
  });
`;

test.skipIf(process.platform === 'win32')(
  'a process that hangs over a build is ended, which is told, and the next build has another process',
  async () => {
    const folder = await tempFolder();
    const script = join(folder, 'publisher.mjs');
    await writeFile(script, STOPS_ONCE);
    const publisher = publisherProcess({ MARK: join(folder, 'mark') }, { script, hangMs: 3000 });
    onTestFinished(() => publisher.close());
    const [from, to] = [buildIn(join(folder, 'from')), buildIn(join(folder, 'to'))];
    const build = () =>
      publisher.build({ kind: 'build', renderer: 'x', from, to, nowMs: Date.now(), onlyIfChanged: false });
    await expect(build()).rejects.toThrow(PublisherHangs);
    expect(await build()).toEqual({ kind: 'unchanged', problems: [], heldBack: {} });
  },
);
