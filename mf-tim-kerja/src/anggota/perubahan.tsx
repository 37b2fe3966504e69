import { type AnggotaTim, anggotaFields, sheetTitle } from '@selaras/contracts';
import { EMPTY_VALUE, formatDateTime } from '@selaras/domain';
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

const fields = ['peran', 'target'] as const;

/** What changed of a place since it was decided last: refused, else approved; a new one says so. */
export function Perubahan({ anggota }: { anggota: AnggotaTim }) {
  const { berlaku, ditolak } = anggota;
  const before = ditolak ?? berlaku;
  if (before === null) return <Badge tone="accent">Baru</Badge>;
  const changed = fields.filter((field) => before[field] !== anggota[field]);
  if (changed.length === 0 && ditolak === null) return <span>Tidak ada perubahan</span>;
  return (
    <Lines>
      {ditolak !== null && (
        <div>
          <dt>
            Ditolak {formatDateTime(ditolak.waktu)}
            {changed.length === 0 && ', diajukan lagi tanpa perubahan'}
          </dt>
          {ditolak.catatan !== null && <dd>{ditolak.catatan}</dd>}
        </div>
      )}
      {changed.map((field) => (
        <div key={field}>
          <dt>{sheetTitle(anggotaFields[field])}</dt>
          <dd>
            <del>{before[field] ?? EMPTY_VALUE}</del> → <ins>{anggota[field] ?? EMPTY_VALUE}</ins>
          </dd>
        </div>
      ))}
    </Lines>
  );
}
