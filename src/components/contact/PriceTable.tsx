import type { PriceListEntry } from '../../domain/kinds/price-list.ts';
import { formatPrice } from '../../domain/words/price.ts';
import './PriceTable.css';

export function PriceTable({ entries }: { entries: readonly PriceListEntry[] }) {
  const hasPurposes = entries.some(({ purpose }) => purpose !== null);
  return (
    <table className="price-table">
      <caption className="visually-hidden">Cenník prenájmu</caption>
      <thead>
        <tr>
          <th scope="col">Položka</th>
          {hasPurposes && <th scope="col">Účel</th>}
          <th scope="col" className="price">
            Cena
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {entry.item}
              <span>{entry.description}</span>
            </th>
            {hasPurposes && <td>{entry.purpose ?? '–'}</td>}
            <td className="price">{formatPrice(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
