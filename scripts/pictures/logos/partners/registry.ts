import { cisteMesto } from './ciste-mesto.ts';
import { detskyKlubLastovicky } from './detsky-klub-lastovicky.ts';
import { fakultaScenyAObrazu } from './fakulta-sceny-a-obrazu.ts';
import { infocentrumMestskejKultury } from './infocentrum-mestskej-kultury.ts';
import { krajPodKarpatmi } from './kraj-pod-karpatmi.ts';
import { listokPlus } from './listok-plus.ts';
import { materskeCentrumVanok } from './materske-centrum-vanok.ts';
import { nadaciaRozsvieteneOkna } from './nadacia-rozsvietene-okna.ts';
import { nadaciaZelenaLampa } from './nadacia-zelena-lampa.ts';
import { rodinneCentrumTriKvietky } from './rodinne-centrum-tri-kvietky.ts';
import { vodarneKarpaty } from './vodarne-karpaty.ts';
import type { Wordmark } from './wordmark.ts';
import { zooRysiDol } from './zoo-rysi-dol.ts';

/** Logos of partners by the file name without extension; a new one is a file here and a line in this list. */
export const WORDMARKS: Record<string, Wordmark> = {
  'listok-plus': listokPlus,
  'materske-centrum-vanok': materskeCentrumVanok,
  'rodinne-centrum-tri-kvietky': rodinneCentrumTriKvietky,
  'ciste-mesto': cisteMesto,
  'vodarne-karpaty': vodarneKarpaty,
  'fakulta-sceny-a-obrazu': fakultaScenyAObrazu,
  'detsky-klub-lastovicky': detskyKlubLastovicky,
  'zoo-rysi-dol': zooRysiDol,
  'kraj-pod-karpatmi': krajPodKarpatmi,
  'infocentrum-mestskej-kultury': infocentrumMestskejKultury,
  'nadacia-rozsvietene-okna': nadaciaRozsvieteneOkna,
  'nadacia-zelena-lampa': nadaciaZelenaLampa,
};
