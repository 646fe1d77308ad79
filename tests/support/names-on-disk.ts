import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/**
 * Follows what a power cut would leave of a folder: the names in it at the moment when it was last written to the disk.
 * @returns these names in order; none before that moment. One folder of a test can be followed.
 */
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
