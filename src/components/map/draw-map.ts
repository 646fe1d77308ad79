import { control, divIcon, map, marker, tileLayer } from 'leaflet';
// By its address: imported as a style it would be in every page that might draw a map one day.
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { loadStyles } from '../../shell/load-styles.ts';

const ZOOM = 15;

/** Resolved when the styles of the map apply to the page. */
export const loadMapStyles = () => loadStyles(leafletStyles);

/**
 * Draws a map with one pin into an element and answers how to remove it again.
 * @param place coordinates in degrees (WGS 84) and the address of the tiles with `{z}`, `{x}`, `{y}`
 */
export function drawMap(
  canvas: HTMLElement,
  place: { lat: number; lng: number; label: string; tiles: string },
): () => void {
  const drawn = map(canvas, { center: [place.lat, place.lng], zoom: ZOOM, scrollWheelZoom: false, zoomControl: false });
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
  return () => drawn.remove();
}
