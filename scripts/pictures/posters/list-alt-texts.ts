import { readNotices } from './notice.ts';
import { describePoster } from './phrases.ts';

/** Prints the alternative texts of all posters as JSON, by event id. */
const notices = await readNotices();
console.log(JSON.stringify(Object.fromEntries(notices.map((notice) => [notice.id, describePoster(notice)])), null, 2));
