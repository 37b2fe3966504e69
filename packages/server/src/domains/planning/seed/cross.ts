import type { StatusCross } from '@selaras/domain';
import type { Tables } from '../../../database/tables';
import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN } from './rpjmd';

/** A node: a regency goal by id, a unit's goal by its position, or a performance by the code of its nomenclature. */
type Node = [unit: number, node: number | string];

interface Proposal {
  readonly level_induk:
    | 'sasaran-strategis-rpjmd'
    | 'sasaran-strategis-pd'
    | 'kinerja-program'
    | 'kinerja-kegiatan';
  readonly induk: Node;
  readonly anak: Node;
  readonly status: StatusCross;
  readonly catatan: string;
}

const childLevel = {
  'sasaran-strategis-rpjmd': 'sasaran-strategis-pd',
  'sasaran-strategis-pd': 'kinerja-program',
  'kinerja-program': 'kinerja-kegiatan',
  'kinerja-kegiatan': 'kinerja-sub-kegiatan',
} as const satisfies Record<Proposal['level_induk'], Tables['kinerja_cross']['level_anak']>;

/** Contributions of one unit under a node of another (domain §8), in every state. */
const proposals: readonly Proposal[] = [
  {
    level_induk: 'kinerja-kegiatan',
    induk: [1012, '1.02.02.2.02'],
    anak: [1017, '1.06.05.2.02.0003'],
    status: 'disetujui',
    catatan: 'Bantuan sosial bagi keluarga berisiko stunting',
  },
  {
    level_induk: 'kinerja-kegiatan',
    induk: [1012, '1.02.02.2.02'],
    anak: [1023, '2.14.03.2.01.0013'],
    status: 'disetujui',
    catatan: 'Pendampingan keluarga berisiko stunting',
  },
  {
    level_induk: 'kinerja-kegiatan',
    induk: [1012, '1.02.02.2.02'],
    anak: [1019, '2.09.03.2.04.0002'],
    status: 'disetujui',
    catatan: 'Pangan keluarga dari pekarangan',
  },
  {
    level_induk: 'kinerja-program',
    induk: [1012, '1.02.05'],
    anak: [1022, '2.13.05.2.01'],
    status: 'diusulkan',
    catatan: 'Pembinaan posyandu oleh pemerintah desa',
  },
  {
    level_induk: 'kinerja-program',
    induk: [1012, '1.02.02'],
    anak: [1014, '1.03.03.2.01'],
    status: 'disetujui',
    catatan: 'Air minum layak bagi keluarga berisiko stunting',
  },
  {
    level_induk: 'sasaran-strategis-rpjmd',
    induk: [1012, 2],
    anak: [1017, 0],
    status: 'disetujui',
    catatan: 'Penanganan keluarga miskin menurunkan risiko stunting',
  },
  {
    level_induk: 'sasaran-strategis-rpjmd',
    induk: [1017, 3],
    anak: [1018, 0],
    status: 'disetujui',
    catatan: 'Penempatan kerja mengurangi kemiskinan',
  },
  {
    level_induk: 'sasaran-strategis-pd',
    induk: [1004, 1],
    anak: [1014, '1.03.03'],
    status: 'disetujui',
    catatan: 'Akses air minum bagi penduduk miskin',
  },
  {
    level_induk: 'sasaran-strategis-pd',
    induk: [1004, 1],
    anak: [1017, '1.06.05'],
    status: 'disetujui',
    catatan: 'Ketepatan bantuan bagi penduduk miskin',
  },
  {
    level_induk: 'sasaran-strategis-pd',
    induk: [1004, 1],
    anak: [1022, '2.13.04'],
    status: 'diusulkan',
    catatan: 'Dana desa untuk padat karya tunai',
  },
  {
    level_induk: 'kinerja-program',
    induk: [1004, '5.01.03'],
    anak: [1018, '2.07.03.2.01'],
    status: 'disetujui',
    catatan: 'Pelatihan kerja bagi keluarga miskin',
  },
  {
    level_induk: 'kinerja-program',
    induk: [1014, '1.03.10'],
    anak: [1024, '2.15.02.2.02'],
    status: 'ditolak',
    catatan: 'Perlengkapan jalan tidak menentukan kemantapan jalan',
  },
  {
    level_induk: 'kinerja-program',
    induk: [1046, '2.18.04'],
    anak: [1025, '2.16.03.2.02'],
    status: 'disetujui',
    catatan: 'Integrasi layanan perizinan elektronik',
  },
  {
    level_induk: 'kinerja-kegiatan',
    induk: [1008, '1.05.03.2.02'],
    anak: [1052, '7.01.04.2.01.0001'],
    status: 'diusulkan',
    catatan: 'Kesiapsiagaan bersama di kecamatan',
  },
];

export function addCross(rows: Rows): void {
  const find = finder(rows);
  for (const tahun of DAFTAR_TAHUN) {
    for (const { level_induk, induk, anak, status, catatan } of proposals) {
      const level_anak = childLevel[level_induk];
      rows.add('kinerja_cross', {
        tahun,
        level_induk,
        induk_id: find(level_induk, tahun, induk),
        level_anak,
        anak_id: find(level_anak, tahun, anak),
        satuan_kerja_induk_id: induk[0],
        satuan_kerja_id: anak[0],
        status,
        catatan,
      });
    }
  }
}

function finder(rows: Rows) {
  const byCode = new Map<string, number>();
  const tables = [
    ['kinerja-program', 'kinerja_program', 'program', 'program_id'],
    ['kinerja-kegiatan', 'kinerja_kegiatan', 'kegiatan', 'kegiatan_id'],
    ['kinerja-sub-kegiatan', 'kinerja_sub_kegiatan', 'sub_kegiatan', 'sub_kegiatan_id'],
  ] as const;
  for (const [level, table, master, key] of tables) {
    const kode = new Map(rows.of(master).map((row) => [row.id, row.kode]));
    for (const row of rows.of(table)) {
      const masterId = (row as Record<string, unknown>)[key] as number;
      byCode.set(`${level}:${row.tahun_kinerja}:${row.satuan_kerja_id}:${kode.get(masterId)}`, row.id);
    }
  }
  return (level: string, tahun: number, [unit, node]: Node): number => {
    if (level === 'sasaran-strategis-rpjmd') return Number(node);
    const id =
      level === 'sasaran-strategis-pd'
        ? rows.of('sasaran_strategis_pd').filter((row) => row.satuan_kerja_id === unit)[Number(node)]?.id
        : byCode.get(`${level}:${tahun}:${unit}:${node}`);
    if (id === undefined) throw new Error(`No ${level} ${node} of unit ${unit} in ${tahun}`);
    return id;
  };
}
