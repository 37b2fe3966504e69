import type { DashboardPd } from '@selaras/contracts';
import { EMPTY_VALUE, keadaanValidasiMeanings } from '@selaras/domain';
import { StatCard } from '@selaras/ui';
import { linkTo } from '../way-on/way-link';

interface ValidasiStatProps {
  validasi: DashboardPd['validasi'] | undefined;
  satuanKerjaId: number | undefined;
}

/** Where this unit's plan stands in its validation, with the validator's note. */
export function ValidasiStat({ validasi, satuanKerjaId }: ValidasiStatProps) {
  const label = 'Validasi perencanaan';
  if (validasi === undefined || satuanKerjaId === undefined)
    return <StatCard label={label} value={EMPTY_VALUE} loading />;
  const way = linkTo({ page: 'kinerja-program', query: { satuan_kerja_id: satuanKerjaId } });
  if (validasi === null) {
    return (
      <StatCard
        label={label}
        value={keadaanValidasiMeanings.draf}
        meaning="Perencanaan masih dapat diubah"
        linkOf={way}
      />
    );
  }
  return (
    <StatCard
      label={label}
      value={keadaanValidasiMeanings[validasi.keadaan]}
      linkOf={way}
      meaning={
        validasi.catatan ? `Tahap ${validasi.tahap}. Catatan: ${validasi.catatan}` : `Tahap ${validasi.tahap}`
      }
    />
  );
}
