import type { KinerjaRapor } from '@selaras/contracts';
import {
  formatDeadline,
  formatMeasure,
  formatPercent,
  keadaanRaporWords,
  targetCell,
  targetWithUnit,
} from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { DefinitionGrid } from '@selaras/ui';

/** What the quarter expected of the sub-activity, and what came of it. */
export function QuarterFacts({
  kinerja,
  satuanKerja,
  quarter,
}: {
  kinerja: KinerjaRapor['kinerja'];
  /** The unit whose tree it stands in. */
  satuanKerja: number;
  quarter: KinerjaRapor['triwulan'][number];
}) {
  const satuan = kinerja.satuan ? ` ${kinerja.satuan}` : '';
  const measured = (value: number | null) => (value === null ? null : `${formatMeasure(value)}${satuan}`);
  return (
    <DefinitionGrid
      items={[
        {
          term: 'Target triwulan',
          value: targetCell(quarter) && targetWithUnit({ ...quarter, satuan: kinerja.satuan }),
        },
        { term: 'Realisasi', value: measured(quarter.realisasi) ?? 'Belum diisi' },
        { term: 'Capaian', value: formatPercent(quarter.capaian) },
        {
          term: 'Keadaan',
          value: quarter.keadaan === null ? 'Tidak bertarget' : keadaanRaporWords[quarter.keadaan],
        },
        quarter.belum
          ? { term: 'Pengisian mulai', value: formatDeadline(quarter.dibuka) }
          : {
              term: 'Pengisian sampai',
              value: quarter.batas === null ? 'Belum ditetapkan' : `Sebelum ${formatDeadline(quarter.batas)}`,
            },
        { term: 'Indikator', value: kinerja.indikator, wide: true },
        { term: 'Sasaran', value: kinerja.sasaran, wide: true },
        {
          term: 'Diagram',
          value: (
            <PageLink
              page="cascading.mikro"
              query={{ satuan_kerja_id: satuanKerja, node: `kinerja-sub-kegiatan:${kinerja.id}` }}
            >
              Lihat di diagram
            </PageLink>
          ),
        },
      ]}
    />
  );
}
