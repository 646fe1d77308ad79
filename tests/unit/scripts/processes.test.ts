import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';

test.skipIf(process.platform === 'win32')('what a shell has started learns that the shell was ended', async () => {
  const script = join(await tempFolder(), 'started.mjs');
  await writeFile(
    script,
    `import { whenParentEnds } from '${pathToFileURL(resolve('scripts/processes.mjs'))}';
    const alive = setInterval(() => {}, 1000);
    whenParentEnds(() => { console.log('ended'); clearInterval(alive); });
    console.log(process.pid);`,
  );
  // The second command keeps the shell alive.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(shell.stdout, 'data');
  onTestFinished(() => {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  });
  shell.kill('SIGTERM');
  const [word] = await once(shell.stdout, 'data');
  expect(String(word)).toBe('ended\n');
});
