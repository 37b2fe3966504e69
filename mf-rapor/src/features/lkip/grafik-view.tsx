import type { LaporanGrafik } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { LineChart } from '@selaras/ui';

interface GrafikViewProps {
  readonly grafik: LaporanGrafik;
  /** When its figures were read, in words. */
  readonly date: string;
}

/** A chart of the report below the analysis that it belongs to, with the same figures as a table. */
export function GrafikView({ grafik: { judul, satuan, tahun, target, realisasi }, date }: GrafikViewProps) {
  return (
    <LineChart
      headingLevel={5}
      near
      title={judul}
      unit={satuan === '' ? 'Angka indikator' : `Satuan: ${satuan}`}
      source="pengukuran kinerja"
      date={date}
      points={tahun.map(String)}
      series={[
        { id: 'target', label: 'Target', target: true, values: target },
        { id: 'realisasi', label: 'Realisasi', values: realisasi },
      ]}
      format={formatMeasure}
    />
  );
}
