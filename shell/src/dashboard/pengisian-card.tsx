import type { CakupanPengisian, PengisianKabupaten } from '@selaras/contracts';
import { formatDecimal, keadaanPengisianOf } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { WayLink } from '../way-on/way-link';
import { PengisianQuarters } from './pengisian-quarters';

const Late = styled.details`
  & summary { cursor: pointer; min-height: 24px; }
  & ul { margin-top: ${space(1)}; padding-left: ${space(4)}; color: ${tokens.colour.muted}; }
`;

/** Of which units the reports are told. */
const cakupanWords: Readonly<Record<CakupanPengisian, string>> = {
  semua: 'Semua perangkat daerah, juga yang perencanaannya belum final.',
  sendiri: 'Satuan kerja Anda, dan perangkat daerah lain yang perencanaannya sudah final.',
  final: 'Perangkat daerah yang perencanaannya sudah final.',
};

interface PengisianCardProps {
  pengisian: readonly PengisianKabupaten[] | undefined;
  cakupan: CakupanPengisian | undefined;
  waktuServer: string | undefined;
}

/** How many units reported each quarter, and who is late. */
export function PengisianCard({ pengisian, cakupan, waktuServer }: PengisianCardProps) {
  return (
    <PengisianQuarters
      scope={cakupan && cakupanWords[cakupan]}
      waktuServer={waktuServer}
      quarters={pengisian?.map((quarter) => ({
        ...quarter,
        keadaan: keadaanPengisianOf({
          ...quarter,
          jumlah: quarter.satuan_kerja,
          belum: quarter.satuan_kerja - quarter.lengkap,
        }),
        content: <Units {...quarter} />,
      }))}
    />
  );
}

function Units({ triwulan, satuan_kerja, lengkap, terlambat }: PengisianKabupaten) {
  if (satuan_kerja === 0) return null;
  return (
    <>
      <p>
        <WayLink ways={[{ page: 'rapor.rank', params: { triwulan } }]}>
          {formatDecimal(lengkap)} dari {formatDecimal(satuan_kerja)} satuan kerja lengkap
        </WayLink>
      </p>
      {terlambat.length > 0 && (
        <Late>
          <summary>{formatDecimal(terlambat.length)} satuan kerja terlambat</summary>
          <ul>
            {terlambat.map(({ satuan_kerja_id, satuan_kerja_nama, belum }) => (
              <li key={satuan_kerja_id}>
                <WayLink
                  ways={[
                    {
                      page: 'rapor.data',
                      params: { triwulan },
                      query: { satuan_kerja_id, keadaan: 'belum-diisi' },
                    },
                  ]}
                >
                  {satuan_kerja_nama}: {formatDecimal(belum)} belum diisi
                </WayLink>
              </li>
            ))}
          </ul>
        </Late>
      )}
    </>
  );
}
