import type { KinerjaProgramNode, SasaranRpjmdNode } from '@selaras/contracts';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { cardOf } from './card';

const [rpjmd] = generatedTree(shapes.kecil).data as [SasaranRpjmdNode];
const [program] = (rpjmd.sasaran_strategis_pd[0]?.kinerja_program ?? []) as [KinerjaProgramNode];

describe('cardOf', () => {
  it.each([
    [2024, 1],
    [2025, 2],
    [2028, 5],
  ])('reads the five-year row of %d by its key _%d', (tahun, key) => {
    const node = { ...rpjmd, [`target_${key}`]: 71, [`realisasi_${key}`]: 72, [`capaian_${key}`]: 101.41 };
    expect(cardOf(node, tahun)).toMatchObject({ target: 71, realisasi: 72, capaian: 101.41 });
  });

  it('falls back to the plain fields outside the period', () => {
    expect(cardOf({ ...rpjmd, target_1: 71, target: 50 }, 2023).target).toBe(50);
    expect(cardOf({ ...rpjmd, target: 50 }, 2029).target).toBe(50);
  });

  it('lists the years of the period in order', () => {
    const card = cardOf({ ...rpjmd, target_3: 73 }, 2025);
    expect(card.tahunan.map(({ tahun }) => tahun)).toEqual([2024, 2025, 2026, 2027, 2028]);
    expect(card.tahunan[2]?.target).toBe(73);
    expect(cardOf(program, 2025).tahunan).toEqual([]);
  });

  it('puts merged indicators after its own', () => {
    const node = { ...rpjmd, indikator_merge: [{ id: 9, indikator: 'Indeks lain' }] };
    expect(cardOf(node, 2025).indikator).toEqual([
      rpjmd.indikator_sasaran_strategis.indikator,
      'Indeks lain',
    ]);
  });

  it('names the owner: a post with its unit, a team with its leader', () => {
    expect(cardOf({ ...program, pengampu: 'unit-kerja' }, 2025).pengampu).toEqual({
      jenis: 'unit-kerja',
      nama: 'Kepala Bidang Kesehatan Masyarakat',
      rincian: 'Bidang Kesehatan Masyarakat',
    });
    expect(cardOf({ ...program, pengampu: 'tim-kerja' }, 2025).pengampu).toEqual({
      jenis: 'tim-kerja',
      nama: 'Tim Kerja Kesehatan Keluarga',
      rincian: 'Ketua: Siti Rahmawati',
    });
    expect(
      cardOf({ ...program, pengampu: 'unit-kerja', struktur_organisasi: null }, 2025).pengampu,
    ).toBeNull();
  });

  it('has a formula only where one is written', () => {
    expect(cardOf({ ...program, do_rumus: 'P = a / b' }, 2025).adaRumus).toBe(true);
    expect(cardOf({ ...program, do_rumus: '  ' }, 2025).adaRumus).toBe(false);
    expect(cardOf({ ...program, do_rumus: null }, 2025).adaRumus).toBe(false);
  });

  it('counts the action steps of a programme below its sub-activities', () => {
    const kegiatan = program.kinerja_kegiatan.map((row) => ({
      ...row,
      kinerja_sub_kegiatan: row.kinerja_sub_kegiatan.map((sub) => ({
        ...sub,
        kinerja_langkah_aksi: [{ id: 1 }, { id: 2 }],
      })),
    }));
    expect(cardOf(program, 2025).langkahAksi).toEqual([]);
    expect(cardOf({ ...program, kinerja_kegiatan: kegiatan }, 2025).langkahAksi).toHaveLength(8);
  });

  it('knows whose performance it is in the hospital', () => {
    expect(cardOf(program, 2025).rsud).toBeNull();
    const delegated = { ...program, is_kinerja_direktur_to_wakil_direktur_rsud: true };
    expect(cardOf(delegated, 2025).rsud).toBe('wakil-direktur');
    const [pd] = rpjmd.sasaran_strategis_pd;
    if (pd === undefined) throw new Error('no unit goal');
    expect(cardOf({ ...pd, is_kinerja_direktur_rsud: true }, 2025).rsud).toBe('direktur');
  });

  it('reads the factors, the cause and the remedy of a performance', () => {
    const node = {
      ...program,
      kinerja_tercapai: [{ id: 1, catatan: 'Bidan tersedia' }],
      kinerja_tidak_tercapai: [{ id: 2, catatan: 'Alat rusak' }],
      penyebab_kegagalan: 'Pengadaan terlambat',
      solusi: [{ id: 3, solusi: 'Kontrak payung' }],
    };
    expect(cardOf(node, 2025)).toMatchObject({
      csfTercapai: ['Bidan tersedia'],
      csfGagal: ['Alat rusak'],
      penyebab: 'Pengadaan terlambat',
      adaSolusi: true,
    });
  });

  const gagal = [{ id: 1, catatan: 'Bidan kurang' }];
  it.each([
    [99.99, [], 'warning', 'tidak-tercapai'],
    [null, [], 'warning', 'belum-ada-data'],
    [100, gagal, 'danger', 'csf-gagal'],
    [80, gagal, 'info', 'keduanya'],
    [null, gagal, 'info', 'keduanya'],
    [100, [], null, 'tercapai'],
  ] as const)(
    'capaian %p with %p gives icon %p and status %p',
    (capaian, kinerja_tidak_tercapai, icon, status) => {
      const node = { ...program, capaian, kinerja_tidak_tercapai: [...kinerja_tidak_tercapai] };
      expect(cardOf(node, 2025)).toMatchObject({ icon, status });
    },
  );
});
