import type { Config } from '@netlify/functions';
import { runDueJobs } from '../../src/server/jobs.ts';
import { scheduledFunction } from '../netlify-function.ts';

export default scheduledFunction(runDueJobs);

export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
