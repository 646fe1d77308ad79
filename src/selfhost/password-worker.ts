import { parentPort } from 'node:worker_threads';
import { passwordScore } from '../server/core/auth/password-score.ts';

export interface PasswordOrder {
  password: string;
  about: readonly string[];
}

parentPort?.on('message', async ({ password, about }: PasswordOrder) => {
  parentPort?.postMessage(await passwordScore(password, about));
});
await passwordScore('', []);
parentPort?.postMessage('ready');
