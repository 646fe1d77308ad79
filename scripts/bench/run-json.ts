import { spawn } from 'node:child_process';

/**
 * Runs a Node program that writes JSON.
 * @throws Error with what it wrote when it fails
 */
export async function runJson(args: readonly string[], env: Record<string, string> = {}): Promise<unknown> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${complaints.slice(-4000)}`);
  return JSON.parse(output);
}
