import type { PengisianPd } from '@selaras/contracts';
import { formatDecimal, keadaanPengisianOf } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';
import { PengisianQuarters } from './pengisian-quarters';

/** The page that lists a quarter's sub-activities. */
const ROWS = 'rapor.data';

interface PengisianPdCardProps {
  pengisian: readonly PengisianPd[] | undefined;
  satuanKerjaId: number | undefined;
  waktuServer: string | undefined;
}

/** How far one unit is with the reports of each quarter; what is missing leads to its rows. */
export function PengisianPdCard({ pengisian, satuanKerjaId, waktuServer }: PengisianPdCardProps) {
  return (
    <PengisianQuarters
      waktuServer={waktuServer}
      quarters={pengisian?.map((quarter) => ({
        ...quarter,
        keadaan: keadaanPengisianOf(quarter),
        content: <Missing {...quarter} satuanKerjaId={satuanKerjaId} />,
      }))}
    />
  );
}

function Missing({
  triwulan,
  jumlah,
  belum,
  satuanKerjaId,
}: PengisianPd & Pick<PengisianPdCardProps, 'satuanKerjaId'>) {
  const { hasPage } = usePages();
  if (jumlah === 0) return null;
  if (belum === 0) return <p>{formatDecimal(jumlah)} sub kegiatan sudah diisi</p>;
  const words = `${formatDecimal(belum)} dari ${formatDecimal(jumlah)} sub kegiatan belum diisi`;
  return (
    <p>
      {hasPage(ROWS) ? (
        <PageLink
          page={ROWS}
          params={{ triwulan }}
          query={{ satuan_kerja_id: satuanKerjaId, keadaan: 'belum-diisi' }}
        >
          {words}
        </PageLink>
      ) : (
        words
      )}
    </p>
  );
}
