import type { Laporan, LaporanBagian, LaporanTabel, Naskah } from '@selaras/contracts';
import {
  type BabLkip,
  babLkip,
  babLkipWords,
  bagianLkipWords,
  bagianOfBab,
  isBertanda,
  type KodeBagianLkip,
  tabelDenganKata,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { Visibility } from '../../../../kit/visibility/visibility';
import { findAlur } from '../akses/alur-repository';
import type { Pemilik } from '../akses/pemilik';
import { bagianSasaran, readNarasiTexts } from '../narasi/bagian-sasaran';
import type { TabelLkip } from '../tabel/read-tabel';
import { readTabelBertanda } from '../tabel/tandai-angka';

interface Whose {
  readonly unit: { readonly satuan_kerja_nama: string } | null;
  /** The government, as its settings name it. */
  readonly instansi: string;
}

/** Whose data its tables are made of. */
interface Reading extends Whose {
  readonly visibility: Visibility;
}

/** The whole report of a unit or the regency, with the names in the store of the pictures that its texts show. */
export async function assembleLaporan(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  { unit, instansi, visibility }: Reading,
): Promise<{ laporan: Laporan; gambar: ReadonlyMap<number, string> }> {
  const [texts, read, narasi, { keadaan }] = await Promise.all([
    readNaskah(db, pemilik),
    readTabelBertanda(db, pemilik, visibility),
    readNarasiTexts(db, pemilik),
    findAlur(db, pemilik),
  ]);
  const { tabel, sasaran } = onPaper(read, isBertanda(keadaan));
  const analisis = bagianSasaran(sasaran, narasi);
  const laporan = laporanOf({ unit, instansi, tahun: pemilik.tahun }, texts, tabel, analisis);
  return { laporan, gambar: await namesOf(db, pemilik, [...texts.values()].flatMap(picturesOf)) };
}

/** Marks of changed figures are words in a draft; the file that is formalised has the figures alone. */
function onPaper({ tabel, sasaran }: TabelLkip, bertanda: boolean): TabelLkip {
  const print = (all: readonly LaporanTabel[]) =>
    all.map((one) => (bertanda ? tabelDenganKata(one) : { ...one, berubah: undefined }));
  return {
    tabel: new Map([...tabel].map(([kode, all]) => [kode, print(all)])),
    sasaran: sasaran.map((goal) => ({ ...goal, tabel: print(goal.tabel) })),
  };
}

/** Every section in its place, also one that nobody has written yet: its tables stand there all the same. */
function laporanOf(
  { unit, instansi, tahun }: Whose & { readonly tahun: number },
  texts: ReadonlyMap<string, Naskah>,
  tables: ReadonlyMap<KodeBagianLkip, readonly LaporanTabel[]>,
  analisis: readonly LaporanBagian[],
): Laporan {
  const bagian = (kode: KodeBagianLkip): LaporanBagian[] => {
    const below = kode === 'capaian-kinerja' ? analisis : null;
    const own = {
      kode,
      judul: bagianLkipWords[kode].judul,
      tingkat: 1,
      naskah: texts.get(kode) ?? null,
      tabel: below === null ? [...(tables.get(kode) ?? [])] : [],
      grafik: [],
    };
    return [own, ...(below ?? [])];
  };
  return {
    judul: 'Laporan Kinerja Instansi Pemerintah',
    tahun,
    instansi: unit?.satuan_kerja_nama ?? instansi,
    daerah: instansi,
    bab: babLkip.map((bab) => ({
      nomor: nomorOf(bab),
      judul: babLkipWords[bab],
      bagian: bagianOfBab(bab).flatMap(bagian),
    })),
  };
}

const nomorOf = (bab: BabLkip) => (bab === 'lampiran' ? null : bab);

async function readNaskah(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Pemilik,
): Promise<Map<string, Naskah>> {
  const rows = await db
    .selectFrom('lkip_bab')
    .innerJoin('lkip', 'lkip.id', 'lkip_bab.lkip_id')
    .where('lkip.tahun', '=', tahun)
    .where(sql<boolean>`lkip.satuan_kerja_id is not distinct from ${satuan_kerja_id}::bigint`)
    .select(['lkip_bab.bagian', 'lkip_bab.isi'])
    .execute();
  return new Map(rows.flatMap(({ bagian, isi }) => (isi === null ? [] : [[bagian, isi] as const])));
}

const picturesOf = ({ content }: Naskah) =>
  content.flatMap((blok) => (blok.type === 'gambar' ? [blok.attrs.gambar_id] : []));

/** Only those that belong to this report: a text can name any file. */
async function namesOf(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Pemilik,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; nama_acak: string }>`
    select b.id, b.nama_acak from berkas b join lkip l on l.id = b.pemilik_id
    where b.tujuan = 'lkip_gambar' and b.id = any(${ids}::bigint[])
      and l.tahun = ${tahun} and l.satuan_kerja_id is not distinct from ${satuan_kerja_id}::bigint`.execute(
    db,
  );
  return new Map(rows.map(({ id, nama_acak }) => [id, nama_acak]));
}
