import type { Config } from '@netlify/functions';
import { scheduledFunction } from '../netlify-function.ts';
import { runDueJobs } from '../../src/server/jobs.ts';

export default scheduledFunction(runDueJobs);

export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
