import type { ReactNode } from 'react';
import { TeamLink } from '../../resource/team-link';
import { type Owned, ownerWords } from './owner-words';

interface OwnedRow extends Owned {
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
}

/** Who owns a performance; the words of a team lead to its page. */
export function ownerView(row: OwnedRow): ReactNode {
  const words = ownerWords(row);
  if (words === null || row.pengampu !== 'tim-kerja' || row.tim_kerja === null) return words;
  return (
    <TeamLink id={row.tim_kerja.id} unit={row.satuan_kerja}>
      {words}
    </TeamLink>
  );
}
