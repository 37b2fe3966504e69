import type { AliranRapor } from '@selaras/contracts';
import { ukuranRapor } from '@selaras/domain';
import fc from 'fast-check';
import { alurLayout } from './alur-layout';
import { alurOf, langkahAlur } from './alur-model';

const stream = (
  id: number,
  fields: Partial<Omit<AliranRapor, 'asal'>> & Pick<AliranRapor, 'keadaan'>,
): AliranRapor => ({
  asal: { id, nama: `Program ${id}` },
  berpenyebab: false,
  perbaikan: 'belum',
  jumlah: 1,
  anggaran: 10,
  ...fields,
});

const streams = [
  stream(1, { keadaan: 'tercapai', jumlah: 6, anggaran: 60 }),
  stream(1, { keadaan: 'tidak-tercapai', berpenyebab: true, perbaikan: 'selesai', jumlah: 2 }),
  stream(2, { keadaan: 'tidak-tercapai', jumlah: 1, anggaran: 900 }),
  stream(2, { keadaan: 'belum-diisi', jumlah: 3, anggaran: 0 }),
];
const partsOf = (alur: ReturnType<typeof alurOf>) =>
  Object.fromEntries(alur.bagian.map(({ key, jumlah }) => [key, jumlah]));

it('adds streams up at each step; what is achieved asks for no cause', () => {
  expect(partsOf(alurOf(streams, 'jumlah'))).toEqual({
    'asal:1': 8,
    'asal:2': 4,
    'keadaan:tercapai': 6,
    'keadaan:tidak-tercapai': 3,
    'keadaan:belum-diisi': 3,
    'penyebab:ada': 2,
    'penyebab:belum': 4,
    'perbaikan:selesai': 2,
    'perbaikan:belum': 4,
  });
});

it('what flows into a part is what the part holds', () => {
  const { bagian, sungai } = alurOf(streams, 'jumlah');
  for (const { key, langkah, jumlah, anggaran } of bagian.filter((part) => part.langkah !== 'asal')) {
    const into = sungai.filter(({ ke }) => ke === key);
    expect([langkah, into.reduce((sum, river) => sum + river.jumlah, 0)]).toEqual([langkah, jumlah]);
    expect(into.reduce((sum, river) => sum + river.anggaran, 0)).toBe(anggaran);
  }
});

it('begins with the largest, by what is measured', () => {
  const first = (ukuran: 'jumlah' | 'anggaran') => alurOf(streams, ukuran).bagian[0]?.label;
  expect([first('jumlah'), first('anggaran')]).toEqual(['Program 1', 'Program 2']);
});

it('many first steps stand together after the eighth, and none stands together alone', () => {
  const many = (count: number) =>
    alurOf(
      Array.from({ length: count }, (_, index) =>
        stream(index + 1, { keadaan: 'tercapai', jumlah: 50 - index }),
      ),
      'jumlah',
    ).bagian.filter(({ langkah }) => langkah === 'asal');
  expect(many(9).map(({ asal }) => asal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(many(12).at(-1)).toMatchObject({
    label: '4 lainnya',
    asal: null,
    saringan: { asal: 'lainnya-jumlah' },
  });
});

it('gives every part its own room, and heights in one scale', () => {
  const alur = alurOf(streams, 'jumlah');
  const { bagian, sungai, height } = alurLayout(alur, 'jumlah');
  for (const langkah of langkahAlur) {
    const column = bagian.filter((place) => place.bagian.langkah === langkah);
    column.slice(1).forEach(({ top }, index) => {
      const above = column[index];
      expect(top).toBeGreaterThanOrEqual((above?.top ?? 0) + Math.max(64, above?.height ?? 0));
    });
  }
  const scales = bagian.map((place) => place.height / place.bagian.jumlah);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 6);
  expect(sungai).toHaveLength(alur.sungai.length);
  expect(height).toBeGreaterThan(300);
});

it('draws no river of what has no budget', () => {
  const { sungai } = alurLayout(alurOf(streams, 'anggaran'), 'anggaran');
  expect(sungai.map(({ key }) => key)).not.toContain('asal:2>keadaan:belum-diisi');
});

it('loses and adds nothing on the way: parts of each step are what comes into it, whatever the streams', () => {
  const stream = fc.record({
    asal: fc.nat({ max: 14 }).map((id) => ({ id, nama: `Program ${id}` })),
    keadaan: fc.constantFrom('tercapai', 'tidak-tercapai', 'belum-diisi'),
    berpenyebab: fc.boolean(),
    perbaikan: fc.constantFrom('belum', 'berjalan', 'selesai'),
    jumlah: fc.integer({ min: 1, max: 9 }),
    anggaran: fc.nat({ max: 1_000_000 }).map((sen) => sen / 100),
  });
  fc.assert(
    fc.property(fc.array(stream, { maxLength: 40 }), fc.constantFrom(...ukuranRapor), (given, ukuran) => {
      const { bagian, sungai } = alurOf(given, ukuran);
      const missed = given.filter(({ keadaan }) => keadaan !== 'tercapai');
      for (const size of ukuranRapor) {
        const total = (all: readonly Readonly<Record<typeof size, number>>[]) =>
          all.reduce((sum, one) => sum + Math.round(one[size] * 100), 0);
        for (const langkah of langkahAlur) {
          const parts = bagian.filter((part) => part.langkah === langkah);
          const whole = langkah === 'asal' || langkah === 'keadaan' ? given : missed;
          expect(total(parts)).toBe(total(whole));
          if (langkah === 'asal') continue;
          for (const part of parts)
            expect(total(sungai.filter(({ ke }) => ke === part.key))).toBe(total([part]));
        }
        for (const part of bagian) {
          const out = sungai.filter(({ dari }) => dari === part.key);
          if (out.length > 0) expect(total(out)).toBe(total([part]));
        }
      }
    }),
  );
});
