import { runJob } from './jobs/job-runs.ts';
import type { Job } from './jobs/jobs.ts';
import { type FunctionContext, servicesOnNetlify } from './netlify-function.ts';

/** Turns a job into the handler of a scheduled Netlify function. What it throws, the host logs as a failed run. */
export function scheduledFunction(job: Job) {
  return async (_request: Request, context: FunctionContext): Promise<Response> => {
    const services = await servicesOnNetlify(context);
    try {
      await runJob(services, job);
    } finally {
      await services.close();
    }
    return new Response(null, { status: 204 });
  };
}
