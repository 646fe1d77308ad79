import { inject } from 'vitest';

export const TEST_SITE_DIR = inject('testSiteDir');
