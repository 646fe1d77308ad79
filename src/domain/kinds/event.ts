import { eventCallSchema, readEventCall, toEventCall } from '../events/event-call.ts';
import { eventSchema } from '../events/event-file.ts';
import { dateFields } from '../fields/call-fields.ts';
import { EVENT_FIELDS, fileFields } from './event-fields.ts';
import { fieldRules } from './kind.ts';

export const EVENTS = {
  name: 'events',
  fields: EVENT_FIELDS,
  ...fieldRules(EVENT_FIELDS),
  /** Of the front matter; start and end follow from several dates. */
  schema: eventSchema,
  /** In the order of a new file. */
  fileFields: Object.keys(fileFields),
  dates: dateFields(fileFields),
  callSchema: eventCallSchema,
  toCall: toEventCall,
  readCall: readEventCall,
} as const;
