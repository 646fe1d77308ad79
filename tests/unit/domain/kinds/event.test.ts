import { expect, test } from 'vitest';
import { parseContentPath } from '../../../../src/domain/content/collections.ts';
import { EVENTS } from '../../../../src/domain/kinds/event.ts';

test('the path of an event names its number, in four digits or more, and its address', () => {
  expect(EVENTS.filePath(7, 'letny-koncert')).toBe('events/0007-letny-koncert.md');
  for (const id of [7, 123_456])
    expect(parseContentPath(EVENTS.filePath(id, 'ples'))).toEqual({ kind: 'events', id, slug: 'ples' });
  for (const path of ['events/7-ples.md', 'events/0007-Ples.md', 'events/0007.md', 'events/0007-ples.json'])
    expect(EVENTS.readPath(path)).toBeNull();
});
