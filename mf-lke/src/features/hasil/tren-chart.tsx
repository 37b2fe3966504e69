import type { LkeHasilDetail } from '@selaras/contracts';
import { belumSelesaiLke } from '@selaras/domain';
import { LineChart } from '@selaras/ui';
import { points } from './hasil-columns';

type Tahun = LkeHasilDetail['tren'][number];

/** Points over the years from the first worksheet to the last: a year without one is a gap, a half-filled one is marked. */
export function TrenChart({ tren, tanggal }: { tren: LkeHasilDetail['tren']; tanggal: string }) {
  const [first, last] = [tren[0], tren.at(-1)];
  if (first === undefined || last === undefined || tren.length < 2) return null;
  const years = Array.from({ length: last.tahun - first.tahun + 1 }, (_, at) => first.tahun + at);
  const of = <Value,>(value: (year: Tahun) => Value) =>
    years.map((tahun) => {
      const year = tren.find((one) => one.tahun === tahun);
      return year === undefined ? null : value(year);
    });
  return (
    <LineChart
      title={`Nilai evaluasi ${first.tahun} sampai ${last.tahun}`}
      unit="Nilai, paling tinggi 100"
      source="Selaras, lembar kerja evaluasi"
      date={tanggal}
      points={years.map(String)}
      series={[
        { id: 'nilai', label: 'Nilai yang berlaku', values: of(({ nilai }) => nilai) },
        {
          id: 'mandiri',
          label: 'Nilai mandiri',
          target: true,
          values: of(({ mandiri }) => mandiri),
          unfinished: of(
            ({ mandiri_terisi }) => mandiri_terisi && belumSelesaiLke('mandiri', 'draft', mandiri_terisi),
          ),
        },
      ]}
      format={points}
      breaks={tren.flatMap(({ tahun, instrumen_berubah }) =>
        instrumen_berubah
          ? [
              {
                at: years.indexOf(tahun),
                words: `Instrumen berubah mulai ${tahun}; nilai sebelumnya tidak sebanding.`,
              },
            ]
          : [],
      )}
    />
  );
}
