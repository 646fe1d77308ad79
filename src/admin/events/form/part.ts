import type { UseFormReturnType } from '@mantine/form';
import { fieldOf } from '../../entries/form-values.ts';
import { EVENT_FIELD_NAMES } from '../../shared/entry-field-names.ts';
import type { EventValues } from '../event-values.ts';

export interface PartProps {
  form: UseFormReturnType<EventValues>;
}

export const field = fieldOf(EVENT_FIELD_NAMES);
