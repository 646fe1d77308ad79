import type { Config } from '@netlify/functions';
import { jobs } from '../server/jobs/jobs.ts';
import { scheduledFunction } from '../server/scheduled-function.ts';

export default scheduledFunction(jobs.retention);

export const config: Config = { schedule: '40 2 * * *', region: 'fra' };
