import { Link } from 'react-router';
import type { SourcePart } from '../../../domain/events/import/source-change.ts';
import type { CheckedRow } from './use-import-check.ts';

const PARTS: Readonly<Record<SourcePart, string>> = {
  title: 'názov',
  time: 'čas',
  location: 'miesto',
  description: 'text',
  kind: 'druh',
  website: 'odkaz na web',
  status: 'či sa koná',
};

export function KnownWords({ known }: { known: NonNullable<CheckedRow['known']> }) {
  const { id, title, kind, changes, kept } = known;
  const parts = (list: readonly SourcePart[]) => list.map((part) => PARTS[part]).join(', ');
  return (
    <>
      <p>
        {kind === 'cancelled' ? 'V\u00a0kalendári je zrušené: ' : 'Už ho máte: '}
        <Link to={`/events/${id}`} target="_blank">
          {title}
        </Link>
        {kind === 'unchanged' && '. V\u00a0kalendári sa nezmenilo.'}
      </p>
      {changes.length > 0 && <p>{`Zmena v\u00a0kalendári: ${parts(changes)}.`}</p>}
      {kept.length > 0 && (
        <p>{`V\u00a0kalendári sa zmenilo aj to, čo máte u\u00a0nás inak, preto to zostane: ${parts(kept)}.`}</p>
      )}
    </>
  );
}
