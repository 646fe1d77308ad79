import { Box, NumberInput, type NumberInputProps, Stack, Text } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readConsent } from '../../domain/consent.ts';
import { IconButton } from '../shared/buttons.tsx';
import type { Point, pickOnMap } from './pick-on-map.ts';

interface Props {
  value: Point | null;
  onPick: (point: Point) => void;
  place: string;
  hint: string;
}

/** The map comes from another site, so it only loads on request. */
export function MapPicker({ value, onPick, place, hint }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MapCanvas value={value} onPick={onPick} place={place} />;
  const mayLoad = readConsent(document.cookie)?.maps === true;
  return (
    <Stack align="flex-start" gap="var(--space-3)" p="var(--space-4)" bd="1px dashed var(--control-line)">
      <Text>
        {hint}
        {!mayLoad && ' Mapa sa načíta zo servera openstreetmap.org, ktorý sa dozvie adresu vášho počítača.'}
      </Text>
      <IconButton icon={MapPin} onClick={() => setIsOpen(true)}>
        {mayLoad ? 'Vybrať na mape' : 'Súhlasím, zobraziť mapu'}
      </IconButton>
    </Stack>
  );
}

/** src/pages/admin.astro puts the values into the page. */
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
    <Stack gap="var(--space-3)">
      <Box
        ref={canvas}
        h="clamp(16rem, 50vw, 24rem)"
        bd="1px solid var(--control-line)"
        style={{ isolation: 'isolate' }}
      />
      <Text c="dimmed">Kliknite na {place}. Špendlík môžete aj presunúť.</Text>
    </Stack>
  );
}

interface CoordinateProps extends NumberInputProps {
  onPoint: (point: Point) => void;
}

export function CoordinateField({ onPoint, ...props }: CoordinateProps) {
  return (
    <NumberInput
      decimalScale={6}
      onPaste={(event) => {
        const point = readPoint(event.clipboardData.getData('text'));
        if (point === null) return;
        event.preventDefault();
        onPoint(point);
      }}
      {...props}
    />
  );
}

/** `48.1486`, `48,1486°`, `48.1486000N` */
const DEGREES = String.raw`(-?\d{1,3}[.,]\d+)\s*°?\s*`;
const POINT = new RegExp(String.raw`^\s*${DEGREES}N?(?:\s*[,;]\s*|\s+)${DEGREES}E?\s*$`, 'i');

/** Reads `48.1486, 17.1077` as maps copy it; null: the text is no such pair. */
export function readPoint(text: string): Point | null {
  const [lat, lng] = (POINT.exec(text) ?? []).slice(1).map((degrees) => Number(degrees.replace(',', '.')));
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
