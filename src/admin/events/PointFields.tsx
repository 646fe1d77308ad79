import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { CoordinateField, MapPicker } from '../entries/MapPicker.tsx';
import { pointOf, type TypedPoint } from './event-values.ts';

interface PointProps {
  value: TypedPoint | null;
  onChange: (point: TypedPoint | null) => void;
  errors: { lat?: ReactNode; lng?: ReactNode };
}

/** Where an event takes place: by a click on a map or by numbers. Events in the building need neither. */
export function PointFields({ value, onChange, errors }: PointProps) {
  const point = pointOf(value);
  return (
    <>
      <MapPicker
        value={point}
        onPick={onChange}
        place="miesto podujatia"
        hint={
          point === null
            ? 'Na mape zatiaľ nie je vyznačené. Ak je podujatie u\u00a0nás v\u00a0dome, netreba ho vyznačiť.'
            : 'Miesto je vyznačené na mape.'
        }
      />
      {value !== null && (
        <>
          <Group align="start">
            <CoordinateField
              label="Zemepisná šírka"
              name="lat"
              w="9rem"
              value={value.lat}
              error={errors.lat}
              onChange={(lat) => onChange({ ...value, lat })}
              onPoint={onChange}
            />
            <CoordinateField
              label="Zemepisná dĺžka"
              name="lng"
              w="9rem"
              value={value.lng}
              error={errors.lng}
              onChange={(lng) => onChange({ ...value, lng })}
              onPoint={onChange}
            />
          </Group>
          <Group>
            <Button variant="subtle" color="red" onClick={() => onChange(null)}>
              Zrušiť miesto na mape
            </Button>
          </Group>
        </>
      )}
    </>
  );
}
