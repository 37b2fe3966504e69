import type { AnalisisBagian } from '@selaras/contracts';
import { bagianLkip, keadaanBagianLkip } from '@selaras/domain';
import { hitungBagian, idsOf, isiLaporan } from './isi-model';

const bagianOf = (...tertulis: string[]) =>
  bagianLkip.map((kode) => ({ kode, keadaan: keadaanBagianLkip(kode, new Set(tertulis)) }));
const part = (kode: string, tingkat: number, ditulis: number, dari: number): AnalisisBagian => ({
  kode,
  judul: kode,
  tingkat,
  naskah: null,
  tabel: [],
  grafik: [],
  narasi: [],
  ditulis,
  dari,
});

it('chapters count what is written of what has to be; what may stay without words is not missed', () => {
  const counts = (...tertulis: string[]) =>
    isiLaporan(bagianOf(...tertulis), undefined).map(
      ({ hitungan: { ditulis, dari } }) => `${ditulis}/${dari}`,
    );
  expect(counts()).toEqual(['0/5', '0/1', '0/1', '0/1', '0/0']);
  expect(counts('isu-strategis', 'iku', 'penutup')).toEqual(['1/5', '1/2', '0/1', '1/1', '0/0']);
  expect(hitungBagian(bagianOf('isu-strategis', 'iku'))).toEqual({ ditulis: 2, dari: 9 });
});

it('goals stand below what was reached, each with its analyses and how many narratives are written', () => {
  const analisis = [
    part('sasaran-1', 2, 2, 14),
    part('analisis-1-1', 3, 2, 2),
    part('analisis-1-2', 3, 0, 2),
    part('sasaran-2', 2, 7, 7),
  ];
  const bab = isiLaporan(bagianOf(), analisis).find((one) => one.bab === 'III');
  expect(bab?.butir.map(({ id, keadaan }) => [id, keadaan])).toEqual([
    ['bagian-capaian-kinerja', 'belum'],
    ['sasaran-1', 'belum'],
    ['sasaran-2', 'ditulis'],
    ['bagian-realisasi-anggaran', 'boleh_kosong'],
  ]);
  expect(bab?.butir[1]).toMatchObject({ hitungan: { ditulis: 2, dari: 14 } });
  expect(bab?.butir[1]?.anak.map(({ id, keadaan }) => [id, keadaan])).toEqual([
    ['analisis-1-1', 'ditulis'],
    ['analisis-1-2', 'belum'],
  ]);
  expect(idsOf(bab?.butir ?? [])).toEqual([
    'bagian-capaian-kinerja',
    'sasaran-1',
    'analisis-1-1',
    'analisis-1-2',
    'sasaran-2',
    'bagian-realisasi-anggaran',
  ]);
  expect(bab?.hitungan).toEqual({ ditulis: 0, dari: 1 });
});
