import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { mediaRoutes } from '../../src/server/media/routes.ts';

export default netlifyFunction(mediaRoutes);

export const config: Config = { path: ['/storage/m/:name'], preferStatic: true, region: 'fra' };
