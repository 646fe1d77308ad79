import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction((services) =>
  areas.media(services, async (bytes, isOpaque) => {
    // Only an upload needs `sharp`.
    const { convertPicture } = await import('../../src/server/ports/media/picture-converter.ts');
    return convertPicture(bytes, isOpaque);
  }),
);

export const config: Config = {
  path: ['/api/admin/media', '/api/admin/media/:name', '/storage/m/:name'],
  // Committed pictures come first.
  preferStatic: true,
  region: 'fra',
};
