import { belumDibukaOf, isOpen } from './bidang';
import {
  bidangKinerja,
  bidangLangkahAksi,
  bidangLimaTahunan,
  bidangRealisasiRencanaAksi,
} from './field-groups';

describe('groups of fields', () => {
  it.each([
    ['target_tw3', 'target'],
    ['do_rumus', 'target'],
    ['tim_kerja_id', 'pengampu'],
    ['anggaran_tw4', 'anggaran'],
    ['realisasi_tw2', 'tw2'],
    ['realisasi_anggaran_tw1', 'tw1'],
    ['penyebab_kegagalan', 'realisasi'],
    ['sasaran', undefined],
  ])('of a performance: %s is in %s', (field, group) => {
    expect(bidangKinerja[field]).toBe(group);
  });

  it('of five-year rows and action steps have their own', () => {
    expect(bidangLimaTahunan).toMatchObject({ target_5: 'target@5', realisasi_5: 'realisasi@5' });
    expect(bidangLangkahAksi).toMatchObject({ anggota: 'pengampu', realisasi_tw4: 'tw4' });
  });

  it('of what became of an action are its quarters', () => {
    expect(bidangRealisasiRencanaAksi).toMatchObject({ tw2_realisasi: 'tw2', eviden_tw4: 'tw4' });
  });
});

describe('a field', () => {
  it('of a plan is open with its group only', () => {
    const returned = { bidang: ['target', 'pengampu'] as const, triwulan: [] };
    expect(isOpen(returned, 'target')).toBe(true);
    expect(isOpen(returned, 'kinerja')).toBe(false);
    expect(isOpen(returned, 'realisasi')).toBe(false);
  });

  it('of a realisation is open with its quarter, that of the year with any quarter', () => {
    const approved = { bidang: [], triwulan: [2, 3] };
    expect([1, 2, 3, 4].map((tw) => isOpen(approved, `tw${tw}` as 'tw1'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpen(approved, 'realisasi')).toBe(true);
  });

  it('of a realisation that is yet to open says when, of the year by its first quarter; of a plan never', () => {
    const ahead = [3, 4].map((triwulan) => ({ triwulan, pesan: `TW ${triwulan}` }));
    const shut = { bidang: [], triwulan: [], belum_dibuka: ahead };
    expect(
      (['tw2', 'tw3', 'tw4', 'realisasi', 'target'] as const).map((group) => belumDibukaOf(shut, group)),
    ).toEqual([undefined, 'TW 3', 'TW 4', 'TW 3', undefined]);
    const second = { bidang: [], triwulan: [], tahunan: [{ bidang: [], triwulan: [] }, shut] };
    expect(
      (['realisasi@1', 'realisasi@2', 'target@2', 'realisasi@3', 'tw3'] as const).map((group) =>
        belumDibukaOf(second, group),
      ),
    ).toEqual([undefined, 'TW 3', undefined, undefined, undefined]);
  });

  it('of a year of a five-year row is open with that year, whatever is chosen', () => {
    const shut = { bidang: [], triwulan: [] };
    const open = { bidang: ['kinerja', 'target'] as const, triwulan: [4] };
    const second = { ...shut, tahunan: [shut, open, shut, shut, shut] };
    const groups = ['target@1', 'target@2', 'realisasi@1', 'realisasi@2', 'target'] as const;
    expect(groups.map((group) => isOpen(second, group))).toEqual([false, true, false, true, false]);
    expect(isOpen(open, 'target@1')).toBe(false);
  });
});
