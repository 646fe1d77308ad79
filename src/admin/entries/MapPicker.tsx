import { Button, Text } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readConsent } from '../../domain/consent.ts';
import styles from './MapPicker.module.css';
import type { Point, pickOnMap } from './pick-on-map.ts';

interface Props {
  value: Point | null;
  onPick: (point: Point) => void;
  /** What is marked, „miesto podujatia“. */
  place: string;
  /** Stands beside the button that opens the map. */
  hint: string;
}

/** A place chosen by a click on a map, which comes from elsewhere and is asked for. */
export function MapPicker({ value, onPick, place, hint }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MapCanvas value={value} onPick={onPick} place={place} />;
  const mayLoad = readConsent(document.cookie)?.maps === true;
  return (
    <div className={styles.closed}>
      <Text>
        {hint}
        {!mayLoad && ' Mapa sa načíta zo servera openstreetmap.org, ktorý sa dozvie adresu vášho počítača.'}
      </Text>
      <Button variant="default" leftSection={<MapPin aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {mayLoad ? 'Vybrať na mape' : 'Súhlasím, zobraziť mapu'}
      </Button>
    </div>
  );
}

/** From the page (src/pages/admin.astro). */
function fromPage(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function MapCanvas({ value, onPick, place }: Omit<Props, 'hint'>) {
  const canvas = useRef<HTMLDivElement>(null);
  const shown = useRef<ReturnType<typeof pickOnMap> | null>(null);
  const [problem, setProblem] = useState(false);
  const pick = useEffectEvent(onPick);
  const current = useEffectEvent(() => ({ point: value, pinName: place }));

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
        ...current(),
        center: { lat, lng },
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

  const [lat, lng] = [value?.lat, value?.lng];
  useEffect(() => shown.current?.show(lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);

  if (problem) return <Text c="var(--red-text)">Mapu sa nepodarilo načítať. Skúste to, prosím, neskôr.</Text>;
  return (
    <div className={styles.open}>
      <div ref={canvas} className={styles.canvas} />
      <Text c="dimmed">Kliknite na {place}. Špendlík môžete aj presunúť.</Text>
    </div>
  );
}
