import type { Config } from '@netlify/functions';
import { runDueJobs } from '../server/jobs/due-jobs.ts';
import { scheduledFunction } from '../server/scheduled-function.ts';

export default scheduledFunction(runDueJobs);

export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
