import { divIcon, type LatLngExpression, type Map as LeafletMap, map, marker, tileLayer } from 'leaflet';

export interface Point {
  lat: number;
  lng: number;
}

interface MapOptions {
  center: Point;
  point: Point | null;
  pinName: string;
  tiles: string;
  onPick: (point: Point) => void;
}

const ZOOM = 15;
/** About ten centimetres. */
const DIGITS = 6;

/** `remove` removes the map, not the pin. */
export function pickOnMap(
  canvas: HTMLElement,
  { center, point, pinName, tiles, onPick }: MapOptions,
): { show: (point: Point | null) => void; remove: () => void } {
  const drawn: LeafletMap = map(canvas, { center: toLatLng(point ?? center), zoom: ZOOM, scrollWheelZoom: false });
  drawn.attributionControl.setPrefix(false);
  tileLayer(tiles, {
    maxZoom: 19,
    // Servers of maps refuse tiles to pages without a referrer, as the staff area is.
    referrerPolicy: 'strict-origin',
    attribution: '© <a href="https://www.openstreetmap.org/copyright">prispievatelia OpenStreetMap</a>',
  }).addTo(drawn);
  const pin = marker(toLatLng(point ?? center), {
    icon: divIcon({ className: 'map-pin', iconSize: [32, 32], iconAnchor: [16, 38] }),
    draggable: true,
    // It also names the pin's button: an icon without a picture has no alt.
    title: pinName,
  });
  const pick = ({ lat, lng }: Point) => onPick({ lat: rounded(lat), lng: rounded(lng) });
  drawn.on('click', (event) => pick(event.latlng));
  pin.on('dragend', () => pick(pin.getLatLng()));

  function show(next: Point | null): void {
    if (next === null) return void pin.remove();
    pin.setLatLng(toLatLng(next)).addTo(drawn);
    if (!drawn.getBounds().contains(toLatLng(next))) drawn.panTo(toLatLng(next));
  }

  show(point);
  return { show, remove: () => void drawn.remove() };
}

function toLatLng({ lat, lng }: Point): LatLngExpression {
  return [lat, lng];
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
