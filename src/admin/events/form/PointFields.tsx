import { Button, Group, NumberInput, Text } from '@mantine/core';
import { MapPicker } from '../../content/MapPicker.tsx';
import type { Point } from '../../content/pick-on-map.ts';

interface Props {
  value: Point | null;
  onChange: (point: Point | null) => void;
  error?: string | null | undefined;
}

/** Where an event takes place: by a click on a map or by numbers. Events in the house need neither. */
export function PointFields({ value, onChange, error }: Props) {
  return (
    <>
      <MapPicker
        value={value}
        onPick={onChange}
        place="miesto podujatia"
        hint={
          value === null
            ? 'Na mape zatiaľ nie je vyznačené. Ak je podujatie u\u00a0nás v\u00a0dome, netreba ho vyznačiť.'
            : 'Miesto je vyznačené na mape.'
        }
      />
      {error && <Text c="var(--red-text)">{error}</Text>}
      {value !== null && (
        <Group align="end">
          <Coordinate
            label="Zemepisná šírka"
            name="lat"
            value={value.lat}
            onChange={(lat) => onChange({ ...value, lat })}
          />
          <Coordinate
            label="Zemepisná dĺžka"
            name="lng"
            value={value.lng}
            onChange={(lng) => onChange({ ...value, lng })}
          />
          <Button variant="subtle" color="red" onClick={() => onChange(null)}>
            Zrušiť miesto na mape
          </Button>
        </Group>
      )}
    </>
  );
}

interface CoordinateProps {
  label: string;
  name: string;
  value: number;
  onChange: (degrees: number) => void;
}

function Coordinate({ label, name, value, onChange }: CoordinateProps) {
  return (
    <NumberInput
      label={label}
      name={name}
      value={value}
      decimalScale={6}
      step={0.0005}
      hideControls
      w="9rem"
      onChange={(typed) => typeof typed === 'number' && onChange(typed)}
    />
  );
}
