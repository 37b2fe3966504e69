import type {
  CascadingTree,
  KinerjaKegiatanNode,
  KinerjaProgramNode,
  KinerjaSubKegiatanNode,
  SasaranPdNode,
  SasaranRpjmdNode,
} from '@selaras/contracts';

export interface GeneratedShape {
  readonly rpjmd: number;
  readonly pd: number;
  readonly program: number;
  readonly kegiatan: number;
  readonly sub: number;
  /** One box in this many has a cross-cutting item; 0 for none. */
  readonly crossEvery?: number;
}

const TAHUN = 2025;

const goals = [
  'Meningkatnya akses dan mutu pelayanan kesehatan perorangan dan masyarakat di seluruh kecamatan',
  'Terlaksananya layanan rujukan sesuai standar',
  'Meningkatnya kualitas tata kelola pemerintahan yang akuntabel, terbuka, dan melayani',
  'Terkelolanya jalan kabupaten dalam kondisi mantap',
  'Menurunnya prevalensi stunting melalui intervensi gizi spesifik dan sensitif yang terpadu',
];
const indicators = [
  'Persentase capaian standar pelayanan minimal bidang kesehatan',
  'Jumlah ibu hamil yang memperoleh pemeriksaan minimal enam kali selama kehamilan',
  'Indeks kepuasan masyarakat',
  'Panjang jalan yang ditangani',
];
const achievements: readonly (number | null)[] = [101.4, 98.32, 100, null, 76.5, 112.06];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A tree of any size that looks like a real one, the same for the same shape. */
export function generatedTree(shape: GeneratedShape): CascadingTree {
  let next = 0;
  const id = () => {
    next += 1;
    return next;
  };
  const crossHere = (at: number) => (shape.crossEvery ?? 0) > 0 && at % (shape.crossEvery ?? 1) === 0;
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => make(i));

  const base = (at: number, unit: number) => ({
    id: at,
    satuan: pick(['persen', 'orang', 'km', 'poin'], at),
    polaritas: 'maximize' as const,
    range_min: null,
    range_max: null,
    capaian: pick(achievements, at),
    satuan_kerja: {
      satuan_kerja_id: 1000 + unit,
      satuan_kerja_nama: `Dinas Contoh ${unit}`,
      singkatan: `Dinas ${unit}`,
    },
    kinerja_tercapai: [],
    kinerja_tidak_tercapai: at % 7 === 0 ? [{ id: at, catatan: 'Tenaga di desa terpencil terbatas' }] : [],
    do_rumus: null,
    status_upload_pk: at % 3 === 0 ? ('ditandatangani' as const) : null,
    skp: at % 2 === 0,
    render_status: 1 as const,
  });
  const years = {
    tahun_mulai: 2024,
    baseline: 70,
    ...(Object.fromEntries(
      ['target', 'realisasi', 'capaian'].flatMap((nama) =>
        [1, 2, 3, 4, 5].map((n) => [`${nama}_${n}`, null]),
      ),
    ) as Record<`${'target' | 'realisasi' | 'capaian'}_${1 | 2 | 3 | 4 | 5}`, number | null>),
  };
  const kinerja = (at: number, unit: number) => ({
    ...base(at, unit),
    sasaran: pick(goals, at),
    indikator: pick(indicators, at),
    target: 95,
    realisasi: 93.4,
    anggaran: 2_150_000_000,
    realisasi_anggaran: 2_012_500_000,
    solusi: [],
    penyebab_kegagalan: null,
    kinerja_bayangan: at % 11 === 0 ? { sasaran: 'Sasaran bayangan', indikator: 'Indikator bayangan' } : null,
    pengampu: at % 2 === 0 ? ('unit-kerja' as const) : ('tim-kerja' as const),
    struktur_organisasi: {
      id: at,
      jabatan_nama: 'Kepala Bidang Kesehatan Masyarakat',
      unit_kerja_nama_full: 'Bidang Kesehatan Masyarakat',
    },
    tim_kerja: { id: at, nama: 'Tim Kerja Kesehatan Keluarga', ketua: { peg_nama: 'Siti Rahmawati' } },
  });
  const nama = (at: number, what: string) => ({
    id: at,
    kode: `1.02.${at % 90}`,
    nama: `${what} Pemenuhan Upaya Kesehatan Masyarakat`,
  });

  /** Programme of another unit, which this tree does not show. */
  const elsewhere = (at: number) => 1_000_000 + at;
  const sub = (unit: number, kinerja_program_id: number): KinerjaSubKegiatanNode => {
    const at = id();
    return {
      ...kinerja(at, unit),
      sub_kegiatan: nama(at, 'Pengelolaan'),
      indikator_kemendagri: 'Jumlah dokumen',
      is_external: at % 9 === 0,
      kinerja_program_id,
      kinerja_langkah_aksi: [],
    };
  };
  const cross = <T extends { is_cross?: boolean }>(at: number, make: () => T): T[] =>
    crossHere(at) ? [{ ...make(), is_cross: true }] : [];
  const kegiatan = (unit: number, programId: number): KinerjaKegiatanNode => {
    const at = id();
    return {
      ...kinerja(at, unit),
      kegiatan: nama(at, 'Penyediaan'),
      kinerja_sub_kegiatan: times(shape.sub, () => sub(unit, programId)),
      kinerja_sub_kegiatan_cross: cross(at, () => sub(unit + 1, elsewhere(at))),
    };
  };
  const program = (unit: number): KinerjaProgramNode => {
    const at = id();
    return {
      ...kinerja(at, unit),
      program: nama(at, 'Program'),
      is_kinerja_direktur_to_wakil_direktur_rsud: false,
      kinerja_kegiatan: times(shape.kegiatan, () => kegiatan(unit, at)),
      kinerja_kegiatan_cross: cross(at, () => kegiatan(unit + 1, elsewhere(at))),
    };
  };
  const pd = (unit: number): SasaranPdNode => {
    const at = id();
    return {
      ...base(at, unit),
      ...years,
      sasaran_strategis_satker: pick(goals, at),
      iku: pick(indicators, at),
      target: 73,
      realisasi: 73.05,
      definisi_operasional: null,
      kinerja_bayangan: null,
      is_kinerja_direktur_rsud: false,
      kinerja_program: times(shape.program, () => program(unit)),
      kinerja_program_cross: [],
    };
  };
  const rpjmd = (index: number): SasaranRpjmdNode => {
    const at = id();
    return {
      ...base(at, 0),
      ...years,
      sasaran_strategis: { id: at, nomor: String(index + 1), sasaran: pick(goals, at) },
      indikator_sasaran_strategis: { id: at, nomor: '1', indikator: pick(indicators, at) },
      indikator_merge: [],
      target: 72.95,
      realisasi: 73.02,
      rata_nasional: 75.9,
      label_pembanding: 'nasional',
      perbandingan_realisasi_tahun: 1.2,
      perbandingan_realisasi_target: 97.9,
      efisiensi_sumber_daya: null,
      sasaran_strategis_pd: times(shape.pd, (unit) => pd(unit + 1)),
      sasaran_strategis_pd_cross: [],
    };
  };

  const data = times(shape.rpjmd, rpjmd);
  return {
    data,
    meta: { tahun: TAHUN, satuan_kerja: null, versi: 1, jumlah: next, kemampuan: { ubah: false } },
  };
}

/** Shapes of known size: boxes of the tree without cross-cutting items. */
export const shapes = {
  kecil: { rpjmd: 1, pd: 2, program: 2, kegiatan: 2, sub: 2, crossEvery: 3 },
  /** 500 boxes. */
  limaRatus: { rpjmd: 4, pd: 4, program: 3, kegiatan: 3, sub: 2, crossEvery: 0 },
  /** 2,046 boxes. */
  duaRibu: { rpjmd: 6, pd: 4, program: 4, kegiatan: 5, sub: 3, crossEvery: 0 },
  /** 5,050 boxes. */
  limaRibu: { rpjmd: 10, pd: 4, program: 5, kegiatan: 6, sub: 3, crossEvery: 0 },
  /** 10,153 boxes. */
  sepuluhRibu: { rpjmd: 13, pd: 5, program: 5, kegiatan: 6, sub: 4, crossEvery: 0 },
} as const satisfies Record<string, GeneratedShape>;
