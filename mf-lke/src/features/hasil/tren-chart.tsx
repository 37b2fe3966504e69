import type { LkeHasilDetail } from '@selaras/contracts';
import { LineChart } from '@selaras/ui';
import { points } from './hasil-columns';

/** Points of the years that there are worksheets of; one year alone is no trend. */
export function TrenChart({ tren, tanggal }: { tren: LkeHasilDetail['tren']; tanggal: string }) {
  const [first, last] = [tren[0], tren.at(-1)];
  if (first === undefined || last === undefined || tren.length < 2) return null;
  return (
    <LineChart
      title={`Nilai evaluasi ${first.tahun} sampai ${last.tahun}`}
      unit="Nilai, paling tinggi 100"
      source="Selaras, lembar kerja evaluasi"
      date={tanggal}
      points={tren.map(({ tahun }) => String(tahun))}
      series={[
        { id: 'nilai', label: 'Nilai yang berlaku', values: tren.map(({ nilai }) => nilai) },
        { id: 'mandiri', label: 'Nilai mandiri', target: true, values: tren.map(({ mandiri }) => mandiri) },
      ]}
      format={points}
      breaks={tren.flatMap(({ tahun, instrumen_berubah }, at) =>
        instrumen_berubah
          ? [{ at, words: `Instrumen berubah mulai ${tahun}; nilai sebelumnya tidak sebanding.` }]
          : [],
      )}
    />
  );
}
