import { EMPTY_VALUE } from '@selaras/domain';
import { space } from '@selaras/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { KamusFungsionalListRow } from './kamus-fungsional';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

/** Sub-activities that an output serves, each leading to its own page. */
export function SubKegiatanList({ items }: { items: KamusFungsionalListRow['kinerja_sub_kegiatan'] }) {
  if (items.length === 0) return EMPTY_VALUE;
  return (
    <List>
      {items.map(({ id, indikator, sub_kegiatan }) => (
        <li key={id}>
          <Link to={`/kinerja-sub-kegiatan/${id}`}>{sub_kegiatan ?? indikator}</Link>
        </li>
      ))}
    </List>
  );
}
