import type { BagianLangkah, LangkahTim, RealisasiAnggota, TimSayaDetail } from '@selaras/contracts';
import { melebihiTarget } from '@selaras/domain';

/** A report that waits for the reader's answer. */
export interface LaporanMenunggu {
  /** Another one as soon as the report is another one. */
  readonly kunci: string;
  readonly langkah: LangkahTim;
  readonly bagian: BagianLangkah;
  readonly row: RealisasiAnggota & { readonly realisasi: number };
  /** Why it is not confirmed unread with the others, in words; null: nothing speaks against it. */
  readonly periksa: string | null;
}

export interface SemuaMenunggu {
  /** By quarter, and as the team lists its steps. */
  readonly terbuka: readonly LaporanMenunggu[];
  /** How many wait besides in quarters that are closed. */
  readonly tertutup: number;
}

/** Reports of a team that wait for the reader, over all quarters. */
export function laporanMenunggu({ daftar_langkah }: Pick<TimSayaDetail, 'daftar_langkah'>): SemuaMenunggu {
  const menunggu = daftar_langkah.flatMap((langkah) =>
    langkah.bagian
      .filter(({ diputus }) => diputus)
      .flatMap((bagian) => bagian.triwulan.filter(waits).map((row) => ({ langkah, bagian, row }))),
  );
  const terbuka = menunggu.filter(({ langkah, row }) => langkah.angka[row.triwulan - 1]?.tertutup === null);
  return {
    terbuka: terbuka
      .map((one) => ({ ...one, kunci: kunciOf(one.row), periksa: periksaOf(one.bagian, one.row) }))
      .toSorted((a, b) => a.row.triwulan - b.row.triwulan),
    tertutup: menunggu.length - terbuka.length,
  };
}

const waits = (row: RealisasiAnggota): row is LaporanMenunggu['row'] =>
  row.keadaan === 'diajukan' && row.realisasi !== null;

const kunciOf = ({ bagian_id, triwulan, versi, realisasi }: RealisasiAnggota) =>
  `${bagian_id} ${triwulan} ${versi} ${realisasi}`;

function periksaOf({ disetujui }: BagianLangkah, row: RealisasiAnggota): string | null {
  if (melebihiTarget(row)) return 'Melebihi target';
  return disetujui ? null : 'Bukan anggota yang disetujui';
}
