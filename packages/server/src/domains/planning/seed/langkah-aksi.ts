import { allocate } from '../../../kit/seed/budget';
import { perTriwulan } from '../../../kit/seed/figures';
import type { Tim } from './tim-kerja';
import type { UnitContext } from './unit-context';

/** The steps that a sub-activity's work is done in. */
const steps: readonly { sasaran: (nama: string) => string; indikator: string; tw: readonly number[] }[] = [
  {
    sasaran: (nama) => `Tersusunnya rencana kerja ${nama}`,
    indikator: 'Jumlah rencana kerja yang ditetapkan',
    tw: [1, 0, 0, 0],
  },
  {
    sasaran: (nama) => `Terlaksananya koordinasi ${nama}`,
    indikator: 'Jumlah rapat koordinasi yang dilaksanakan',
    tw: [2, 2, 2, 2],
  },
  {
    sasaran: (nama) => `Tersusunnya laporan ${nama}`,
    indikator: 'Jumlah laporan pelaksanaan yang disusun',
    tw: [1, 1, 1, 1],
  },
];
const units = ['dokumen', 'kali', 'laporan'];

interface SubKegiatan {
  readonly id: number;
  readonly tahun_kinerja: number;
  readonly satuan_kerja_id: number;
  readonly anggaran: number;
}

/** Action steps of a sub-activity with the team's people; a missed one also gets a repair step. */
export function addLangkahAksi(
  context: UnitContext,
  tim: Tim,
  sub: SubKegiatan,
  nama: string,
  penyebab_kegagalan_id: number | null,
): void {
  const { rows, random } = context;
  const { id, tahun_kinerja, satuan_kerja_id, anggaran } = sub;
  const about = nama.charAt(0).toLowerCase() + nama.slice(1);
  const base = { tahun_kinerja, satuan_kerja_id, kinerja_sub_kegiatan_id: id };
  const shares = allocate(anggaran, [{ weight: 1 }, { weight: 3 }, { weight: 1 }]);
  steps.forEach(({ sasaran, indikator, tw }, index) => {
    const late = random.chance(0.12);
    const done = tw.map((target, quarter) => (late && quarter === 3 ? Math.max(0, target - 1) : target));
    const langkah_aksi_id = rows.add('kinerja_langkah_aksi', {
      ...base,
      sasaran: sasaran(about),
      indikator,
      satuan: units[index] ?? 'dokumen',
      ...perTriwulan('target', tw),
      ...perTriwulan('realisasi', done),
      anggaran: shares[index] ?? 0,
    });
    const orang = tim.anggota[index % tim.anggota.length];
    if (orang === undefined) return;
    rows.add('langkah_aksi_anggota', {
      langkah_aksi_id,
      satuan_kerja_id,
      nip: orang.peg_nip,
      target: tw.reduce((sum, target) => sum + target, 0),
      satuan: units[index] ?? 'dokumen',
      ...perTriwulan('target', tw),
      ...perTriwulan('realisasi', done),
    });
  });
  if (penyebab_kegagalan_id !== null) addRepair(context, tim, { ...base, about, penyebab_kegagalan_id });
}

/** What a repair step came to: done as planned, half done, late, or proposed without a quarter. */
const repairs = [
  { target: [0, 0, 1, 1], realisasi: [0, 0, 1, 1] },
  { target: [0, 0, 0, 1], realisasi: [0, 0, 0, 1] },
  { target: [0, 0, 1, 2], realisasi: [0, 0, 1, 0] },
  { target: [], realisasi: [] },
] as const;

interface Repair {
  readonly tahun_kinerja: number;
  readonly satuan_kerja_id: number;
  readonly kinerja_sub_kegiatan_id: number;
  readonly penyebab_kegagalan_id: number;
  readonly about: string;
}

/** The step that repairs a failure, carried by the first of the team, with the budget that it proposes. */
function addRepair({ rows, random }: UnitContext, tim: Tim, { about, ...base }: Repair): void {
  const done = random.chance(0.7);
  const { target, realisasi } = repairs[(done ? 0 : 2) + (base.penyebab_kegagalan_id % 2)] ?? repairs[0];
  const langkah_aksi_id = rows.add('kinerja_langkah_aksi', {
    ...base,
    sasaran: `Teratasinya hambatan ${about}`,
    indikator: 'Jumlah tindak lanjut perbaikan yang selesai',
    satuan: 'tindak lanjut',
    ...perTriwulan('target', target),
    ...perTriwulan('realisasi', realisasi),
    anggaran: 5_000_000 * (1 + (base.penyebab_kegagalan_id % 5)),
  });
  const [orang] = tim.anggota;
  if (orang === undefined) return;
  rows.add('langkah_aksi_anggota', {
    langkah_aksi_id,
    satuan_kerja_id: base.satuan_kerja_id,
    nip: orang.peg_nip,
    target: target.reduce<number>((sum, planned) => sum + planned, 0),
    satuan: 'tindak lanjut',
    ...perTriwulan('target', target),
    ...perTriwulan('realisasi', realisasi),
  });
}
