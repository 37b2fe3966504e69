import type { LkeBukti } from '@selaras/contracts';
import { formatDate, tautanHalaman } from '@selaras/domain';
import { Badge, plainList, space, tokens } from '@selaras/ui';
import { FileText, Landmark, Link2, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { HalamanMark } from '../bukti/halaman/halaman-mark';

const Root = styled.ul`
  ${plainList(1)}
  font-size: ${tokens.text[12]};
  & > li { display: flex; flex-wrap: wrap; gap: ${space(1)} ${space(2)}; align-items: center; overflow-wrap: anywhere; }
  & svg { flex: none; color: ${tokens.colour.muted}; }
`;

const Muted = styled.p`
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

const icons: Readonly<Record<LkeBukti['jenis'], LucideIcon>> = {
  berkas: FileText,
  tautan: Link2,
  portal: Landmark,
};

interface BuktiListProps {
  readonly bukti: readonly LkeBukti[];
  readonly jumlah: number;
}

/** Evidence of a criterion, as far as its reader may see it; else how much there is. */
export function BuktiList({ bukti, jumlah }: BuktiListProps) {
  if (jumlah === 0) return <Muted>Belum ada eviden.</Muted>;
  if (bukti.length === 0) return <Muted>{jumlah} eviden</Muted>;
  return (
    <Root aria-label="Eviden">
      {bukti.map((one) => {
        const { id, jenis, nama, tanggal_dokumen, tautan, halaman, putusan, alasan } = one;
        const Icon = icons[jenis];
        return (
          <li key={id}>
            <Icon size={13} aria-hidden="true" />
            {tautan === null ? (
              nama
            ) : (
              <a href={tautanHalaman(tautan, halaman)} target="_blank" rel="noreferrer">
                {nama}
              </a>
            )}
            {tanggal_dokumen !== null && <span>({formatDate(tanggal_dokumen)})</span>}
            <HalamanMark bukti={one} />
            {putusan === 'ditandai' && <Badge tone="warning">Ditandai: {alasan}</Badge>}
            {putusan === 'diterima' && <Badge tone="success">Diterima</Badge>}
          </li>
        );
      })}
    </Root>
  );
}
