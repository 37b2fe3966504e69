import { EMPTY_VALUE } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { ClampedText, plainList, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { KamusFungsionalListRow } from './kamus-fungsional';

const List = styled.ul`
  ${plainList(1)}
  /* In a list with short texts the first of them; the keyboard goes through the others. */
  max-height: calc(var(--table-line, 999) * 1.6em);
  overflow: hidden;
`;

const Count = styled.small`
  display: block;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

/** Sub-activities that an output serves, each leading to its own page. */
export function SubKegiatanList({ items }: { items: KamusFungsionalListRow['kinerja_sub_kegiatan'] }) {
  if (items.length === 0) return EMPTY_VALUE;
  return (
    <>
      {items.length > 1 && <Count>{items.length} sub kegiatan</Count>}
      <List>
        {items.map(({ id, indikator, sub_kegiatan }) => (
          <li key={id}>
            <PageLink page="kinerja-sub-kegiatan.show" params={{ id }}>
              <ClampedText short>{sub_kegiatan ?? indikator}</ClampedText>
            </PageLink>
          </li>
        ))}
      </List>
    </>
  );
}
