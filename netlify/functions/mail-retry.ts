import type { Config } from '@netlify/functions';
import { jobs } from '../server/jobs/jobs.ts';
import { scheduledFunction } from '../server/scheduled-function.ts';

export default scheduledFunction(jobs['mail-retry']);

export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
