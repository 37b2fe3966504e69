import type { KinerjaRapor } from '@selaras/contracts';
import { formatDate, formatMeasure, formatPercent, keadaanRaporWords } from '@selaras/domain';
import { DefinitionGrid } from '@selaras/ui';

/** What the quarter expected of the sub-activity, and what came of it. */
export function QuarterFacts({
  kinerja,
  quarter,
}: {
  kinerja: KinerjaRapor['kinerja'];
  quarter: KinerjaRapor['triwulan'][number];
}) {
  const satuan = kinerja.satuan ? ` ${kinerja.satuan}` : '';
  const measured = (value: number | null) => (value === null ? null : `${formatMeasure(value)}${satuan}`);
  return (
    <DefinitionGrid
      items={[
        { term: 'Target triwulan', value: measured(quarter.target) },
        { term: 'Realisasi', value: measured(quarter.realisasi) ?? 'Belum diisi' },
        { term: 'Capaian', value: formatPercent(quarter.capaian) },
        {
          term: 'Keadaan',
          value: quarter.keadaan === null ? 'Tidak bertarget' : keadaanRaporWords[quarter.keadaan],
        },
        {
          term: 'Pengisian sampai',
          value: quarter.batas === null ? 'Belum ditetapkan' : formatDate(quarter.batas),
        },
        { term: 'Indikator', value: kinerja.indikator, wide: true },
        { term: 'Sasaran', value: kinerja.sasaran, wide: true },
      ]}
    />
  );
}
