import type { Services } from '../services.ts';
import { type FunctionContext, servicesOnNetlify } from './netlify-function.ts';

/** Turns work done by the clock into the handler of a scheduled Netlify function. What it throws, the host logs as a failed run. */
export function scheduledFunction(work: (services: Services) => Promise<void>) {
  return async (_request: Request, context: FunctionContext): Promise<Response> => {
    const services = await servicesOnNetlify(context);
    try {
      await work(services);
    } finally {
      await services.close();
    }
    return new Response(null, { status: 204 });
  };
}
