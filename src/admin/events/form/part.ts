import type { UseFormReturnType } from '@mantine/form';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { fieldOf } from '../../entries/form-values.ts';
import type { EventValues } from '../event-values.ts';

export interface PartProps {
  form: UseFormReturnType<EventValues>;
}

export const field = fieldOf(EVENTS.fieldNames);
