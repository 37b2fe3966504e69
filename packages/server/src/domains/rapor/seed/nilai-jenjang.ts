import type { JenjangKinerja } from '@selaras/domain';
import { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';

/** Its own, so that the classes change no other figure of the regency. */
const SEED = 90_2024;

/** First words of an indicator that tell what it measures, with the classes that it may have. */
const hints: readonly (readonly [RegExp, readonly JenjangKinerja[]])[] = [
  [/^(indeks|angka|prevalensi|tingkat)/i, ['ultimate', 'ultimate', 'intermediate']],
  [/^(persentase|rasio|cakupan)/i, ['intermediate', 'intermediate', 'immediate']],
  [/^(nilai|predikat|opini|skor)/i, ['intermediate', 'immediate']],
  [/^(jumlah|banyak)/i, ['output', 'immediate']],
];
const others: readonly JenjangKinerja[] = ['intermediate', 'immediate', 'output'];

const notes: Readonly<Record<JenjangKinerja, string>> = {
  ultimate: 'Mengukur dampak yang dirasakan masyarakat, sejalan dengan sasaran RPJMD.',
  intermediate: 'Mengukur perubahan keadaan; dampak akhirnya bergantung pada perangkat daerah lain juga.',
  immediate: 'Masih mengukur hasil langsung kegiatan; usulkan indikator yang lebih dekat ke dampak.',
  output: 'Mengukur keluaran, belum hasil. Perbaiki saat perubahan Renstra.',
};

/** Classes of the units' key indicators: nearly all of the first year, those of about half of the units in the second. */
export function addNilaiJenjang(rows: Rows): void {
  const random = new Random(SEED);
  for (const { id, satuan_kerja_id, iku } of rows.of('sasaran_strategis_pd')) {
    const [, choices = others] = hints.find(([words]) => words.test(iku)) ?? [];
    for (const tahun of [2024, 2025]) {
      const opsi = random.pick(choices);
      const classed = tahun === 2024 ? random.chance(0.93) : satuan_kerja_id % 2 === 0 && random.chance(0.8);
      const noted = random.chance(0.3);
      if (!classed) continue;
      rows.add('nilai_jenjang_kinerja', {
        satuan_kerja_id,
        tahun,
        sasaran_strategis_pd_id: id,
        opsi,
        keterangan: noted ? notes[opsi] : null,
      });
    }
  }
}
