import type { Config } from '@netlify/functions';
import { jobs } from '../server/jobs/jobs.ts';
import { scheduledFunction } from '../server/scheduled-function.ts';

export default scheduledFunction(jobs['newsletter-sending']);

export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
