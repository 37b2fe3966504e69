import type { DashboardPd } from '@selaras/contracts';
import { EMPTY_VALUE, keadaanValidasiMeanings } from '@selaras/domain';
import { StatCard } from '@selaras/ui';

/** Where this unit's plan stands in its validation, with the validator's note. */
export function ValidasiStat({ validasi }: { validasi: DashboardPd['validasi'] | undefined }) {
  const label = 'Validasi perencanaan';
  if (validasi === undefined) return <StatCard label={label} value={EMPTY_VALUE} loading />;
  if (validasi === null) {
    return (
      <StatCard label={label} value={keadaanValidasiMeanings.draf} meaning="Perencanaan masih dapat diubah" />
    );
  }
  return (
    <StatCard
      label={label}
      value={keadaanValidasiMeanings[validasi.keadaan]}
      meaning={
        validasi.catatan ? `Tahap ${validasi.tahap}. Catatan: ${validasi.catatan}` : `Tahap ${validasi.tahap}`
      }
    />
  );
}
