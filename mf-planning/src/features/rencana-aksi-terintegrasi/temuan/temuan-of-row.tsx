import { temuanWords } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { plainList, space, tokens } from '@selaras/ui';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useTemuanHref } from '../../validasi-perencanaan/use-temuan-href';
import type { Baris } from '../row';
import type { TemuanSel } from './temuan-baris';

const List = styled.ul`
  ${plainList(1)}
  font-size: ${tokens.text[12]};
  & > li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(1)} ${space(2)}; }
  & svg { flex: none; color: ${tokens.colour.accent}; }
  & [data-wajib] svg { color: ${tokens.colour.danger}; }
  & a { color: ${tokens.colour.brand}; }
  @media (pointer: coarse) { & a { padding: ${space(3)} 0; } }
`;

/** What leads to where a finding is mended that the table does not mend. */
const ways: Readonly<Partial<Record<TemuanSel['jenis'], string>>> = {
  'no-children': 'Tambah di bawahnya',
  'no-kamus': 'Tulis kamusnya',
};

/** What the chosen row lacks, each with the way to where it is mended. */
export function TemuanOfRow({ row, temuan }: { row: Baris; temuan: readonly TemuanSel[] }) {
  const hrefOf = useTemuanHref();
  return (
    <List aria-label="Perlu dilengkapi">
      {temuan.map((one) => {
        const href = hrefOf(one, { level: row.tingkat, id: row.id });
        const { title } = temuanWords[one.jenis];
        return (
          <li key={`${one.jenis} ${one.isian}`} data-wajib={one.wajib || undefined}>
            <CircleAlert size={14} aria-hidden="true" />
            <span>
              {title}
              {one.wajib ? ' (wajib)' : ''}
              {one.rincian === null ? '' : `: ${one.rincian}`}
            </span>
            {href !== null && <Link to={href}>{ways[one.jenis] ?? 'Isi di formulir'}</Link>}
          </li>
        );
      })}
    </List>
  );
}
