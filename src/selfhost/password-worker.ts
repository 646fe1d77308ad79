// Entry of the thread that judges passwords (`password-thread.ts`): the only one on the self-host that loads the words.
import { parentPort } from 'node:worker_threads';
import { passwordScore } from '../server/core/auth/password-score.ts';

export interface PasswordOrder {
  password: string;
  about: readonly string[];
}

parentPort?.on('message', async ({ password, about }: PasswordOrder) => {
  parentPort?.postMessage(await passwordScore(password, about));
});
// Loads the words.
await passwordScore('', []);
parentPort?.postMessage('ready');
