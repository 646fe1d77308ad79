import { control, divIcon, type Map as LeafletMap, map, marker, tileLayer } from 'leaflet';
import { loadStyles } from '../../page-scripts/load-styles.ts';
import mapStyles from './map.css?url';

const ZOOM = 15;
const HINT_MS = 1500;

export const loadMapStyles = () => loadStyles(mapStyles);

/**
 * Returns a function that removes the map. `lat` and `lng` are degrees (WGS 84); `tiles` holds `{z}`, `{x}`, `{y}`.
 */
export function drawMap(
  canvas: HTMLElement,
  place: { lat: number; lng: number; label: string; tiles: string },
): () => void {
  const drawn = map(canvas, {
    center: [place.lat, place.lng],
    zoom: ZOOM,
    scrollWheelZoom: false,
    zoomControl: false,
    dragging: false,
  });
  control.zoom({ zoomInTitle: 'Priblížiť mapu', zoomOutTitle: 'Oddialiť mapu' }).addTo(drawn);
  drawn.attributionControl.setPrefix(false);
  tileLayer(place.tiles, {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">prispievatelia OpenStreetMap</a>',
  }).addTo(drawn);
  marker([place.lat, place.lng], {
    icon: divIcon({ className: 'map-pin', iconSize: [32, 32], iconAnchor: [16, 38] }),
    alt: place.label,
    title: place.label,
  }).addTo(drawn);
  letThumbsPass(drawn, canvas);
  return () => drawn.remove();
}

/** One finger scrolls the page, which the map would catch otherwise; two move the map (Leaflet's `touchZoom`). */
function letThumbsPass({ dragging }: LeafletMap, canvas: HTMLElement): void {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.textContent = 'Mapu posuniete dvoma prstami.';
  hint.ariaHidden = 'true';
  canvas.append(hint);
  let timer: number | undefined;
  canvas.addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType === 'touch') dragging.disable();
    else dragging.enable();
  });
  canvas.addEventListener(
    'touchmove',
    ({ touches }) => {
      clearTimeout(timer);
      hint.toggleAttribute('data-shown', touches.length === 1);
      timer = window.setTimeout(() => hint.removeAttribute('data-shown'), HINT_MS);
    },
    { passive: true },
  );
}
