import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/** Tells what a power cut would leave: the names at the folder's last sync. Only one folder per test. */
export async function namesOnDisk(folder: string): Promise<() => string[]> {
  const { ino } = await stat(folder);
  const handle = await open(folder);
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = handles;
  let names: string[] = [];
  handles.sync = async function (this: FileHandle) {
    if ((await this.stat()).ino === ino) names = await readdir(folder);
    await sync.call(this);
  };
  onTestFinished(() => {
    handles.sync = sync;
  });
  return () => names.toSorted();
}
