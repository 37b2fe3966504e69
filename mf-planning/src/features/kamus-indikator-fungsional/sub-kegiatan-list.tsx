import { EMPTY_VALUE } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { space } from '@selaras/ui';
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
          <PageLink page="kinerja-sub-kegiatan.show" params={{ id }}>
            {sub_kegiatan ?? indikator}
          </PageLink>
        </li>
      ))}
    </List>
  );
}
