import type { TimAnggotaSaya } from '@selaras/contracts';
import { centredRow, EmptyState, plainList, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { KeadaanAnggota } from '../../../anggota/keadaan-badge';

const Teams = styled.ul`
  ${plainList(3)}
  & > li { display: grid; gap: ${space(1)}; overflow-wrap: anywhere; }
`;

const Line = styled.div`
  ${centredRow(1, 2)}
`;

const Beside = styled.span`
  color: ${tokens.colour.muted};
`;

const text = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** The member's places in teams: what applies of each, and what is asked for beside it. */
export function TempatSaya({ tim }: Pick<TimAnggotaSaya, 'tim'>) {
  if (tim.length === 0) return <EmptyState title="Anda belum menjadi anggota tim pada tahun ini." />;
  return (
    <Teams>
      {tim.map(({ id, nama, ketua, satuan_kerja, keadaan, peran, target, berlaku, diusulkan }) => (
        <li key={id}>
          <Line>
            <strong>{nama}</strong>
            <span>{text(satuan_kerja.satuan_kerja_nama, ketua && `ketua ${ketua}`, peran)}</span>
            <KeadaanAnggota anggota={{ status: keadaan, terlambat: false, berlaku }} />
          </Line>
          {target !== null && <span>Target: {target}</span>}
          {diusulkan !== null && (
            <Beside>Diusulkan, belum berlaku: {text(diusulkan.peran, diusulkan.target)}</Beside>
          )}
        </li>
      ))}
    </Teams>
  );
}
