import { inject } from 'vitest';

/** Folder of the site that was built for this run of the tests. */
export const TEST_SITE_DIR = inject('testSiteDir');
