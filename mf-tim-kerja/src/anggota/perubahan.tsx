import type { AnggotaTim } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { Badge, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Lines = styled.dl`
  display: grid;
  gap: ${space(1)};
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; }
  & del { color: ${tokens.colour.muted}; }
  & ins { font-weight: 600; text-decoration: none; }
`;

const fields = [
  ['Peran', 'peran'],
  ['Target', 'target'],
] as const;

/** What changed of a place since it was approved last; a new one says so. */
export function Perubahan({ anggota }: { anggota: AnggotaTim }) {
  const { berlaku } = anggota;
  if (berlaku === null) return <Badge tone="accent">Baru</Badge>;
  const changed = fields.filter(([, field]) => berlaku[field] !== anggota[field]);
  if (changed.length === 0) return <span>Tidak ada perubahan</span>;
  return (
    <Lines>
      {changed.map(([title, field]) => (
        <div key={field}>
          <dt>{title}</dt>
          <dd>
            <del>{berlaku[field] ?? EMPTY_VALUE}</del> → <ins>{anggota[field] ?? EMPTY_VALUE}</ins>
          </dd>
        </div>
      ))}
    </Lines>
  );
}
