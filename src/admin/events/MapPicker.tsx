import { Button, Group, NumberInput, Text } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readConsent } from '../../domain/view/consent.ts';
import styles from './MapPicker.module.css';
import type { pickOnMap } from './pick-on-map.ts';

interface Point {
  lat: number;
  lng: number;
}

interface Props {
  value: Point | null;
  onChange: (point: Point | null) => void;
  error?: string | null | undefined;
}

/** Where an event takes place: by a click on a map, which comes from elsewhere and is asked for, or by numbers. */
export function MapPicker({ value, onChange, error }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const mayLoad = readConsent(document.cookie)?.maps === true;
  return (
    <div className={styles.picker}>
      {isOpen ? (
        <MapCanvas value={value} onPick={onChange} />
      ) : (
        <div className={styles.closed}>
          <Text>
            {value === null
              ? 'Na mape zatiaľ nie je vyznačené. Ak je podujatie u\u00a0nás v\u00a0dome, netreba ho vyznačiť.'
              : 'Miesto je vyznačené na mape.'}
            {!mayLoad && ' Mapa sa načíta zo servera openstreetmap.org, ktorý sa dozvie adresu vášho počítača.'}
          </Text>
          <Button variant="default" leftSection={<MapPin aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
            {mayLoad ? 'Vybrať na mape' : 'Súhlasím, zobraziť mapu'}
          </Button>
        </div>
      )}
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
    </div>
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

/** From the page (src/pages/admin.astro). */
function fromPage(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function MapCanvas({ value, onPick }: { value: Point | null; onPick: (point: Point) => void }) {
  const canvas = useRef<HTMLDivElement>(null);
  const shown = useRef<ReturnType<typeof pickOnMap> | null>(null);
  const [problem, setProblem] = useState(false);
  const pick = useEffectEvent(onPick);
  const current = useEffectEvent(() => value);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const [{ pickOnMap: draws }, { loadMapStyles }] = await Promise.all([
        import('./pick-on-map.ts'),
        import('../../components/map/draw-map.ts'),
      ]);
      await loadMapStyles();
      if (isGone || canvas.current === null) return;
      const [lat = 0, lng = 0] = fromPage('house-place').split(',').map(Number);
      shown.current = draws(canvas.current, {
        center: { lat, lng },
        point: current(),
        tiles: fromPage('map-tiles'),
        onPick: (point) => pick(point),
      });
    };
    draw().catch(() => setProblem(true));
    return () => {
      isGone = true;
      shown.current?.remove();
      shown.current = null;
    };
  }, []);

  useEffect(() => shown.current?.show(value), [value]);

  if (problem) return <Text c="var(--red-text)">Mapu sa nepodarilo načítať. Miesto stačí napísať slovami.</Text>;
  return (
    <>
      <div ref={canvas} className={styles.canvas} />
      <Text c="dimmed">Kliknite na miesto podujatia. Špendlík môžete aj presunúť.</Text>
    </>
  );
}
