import { lkePelakuRules, lkeTindakLanjutActs } from '@selaras/contracts';
import { type GiliranPenilaian, type KeadaanLke, zonedDate } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import {
  ISI_PEKERJAAN,
  type PekerjaanAsked,
  pekerjaanOf,
  type ReadPekerjaan,
  registerPekerjaan,
  tujuanOf,
} from '../../../kit/hari-ini/pekerjaan-source';
import { momentColumn } from '../../../kit/paging/read-page';
import { listTugas } from '../menilai/tugas-repository';
import { turnsIn, turnsOf } from '../menilai/turns-of';
import { memutusSql, menilaiSql } from '../penilaian/menilai-sql';
import { findPenilaian } from '../penilaian/penilaian-repository';
import { ditugaskanSql, terlambatSql } from '../tindak-lanjut/tindak-lanjut-sql';

/** What of the evaluation waits for its evaluators, for the plenary, and for the unit itself. */
export function registerLkePekerjaan(app: FastifyInstance): void {
  registerPekerjaan(app, lembarPenilai);
  registerPekerjaan(app, lembarPleno);
  registerPekerjaan(app, lembarSendiri);
  registerPekerjaan(app, tindakLanjutSendiri);
  registerPekerjaan(app, tindakLanjutDiajukan);
}

/** Worksheets of the units that somebody evaluates, never his own, those of each round by themselves. */
const lembarPenilai: ReadPekerjaan = async (asked) => {
  const { actor, tahun } = asked;
  if (!can(actor, lkePelakuRules.penilai)) return [];
  const tugas = menilaiSql({ userId: actor.id, unit: sql`sk.satuan_kerja_id`, tahun: sql`${tahun}` });
  const told = await Promise.all([
    lembarOf(asked, tugas, 'penilai', {
      kunci: 'lke.penilaian',
      judul: 'Lembar evaluasi menunggu penilaian Anda',
      halaman: 'lke.penilaian',
      giliran: '1',
    }),
    lembarOf(asked, tugas, 'penilai', {
      kunci: 'lke.penilaian-2',
      judul: 'Lembar evaluasi menunggu penilaian kedua Anda',
      halaman: 'lke.penilaian-2',
      giliran: '2',
    }),
  ]);
  return told.flat();
};

/** Worksheets that the plenary decides, of all units but his own. */
const lembarPleno: ReadPekerjaan = async (asked) =>
  can(asked.actor, lkePelakuRules.pleno)
    ? lembarOf(asked, memutusSql(asked.actor, sql`sk.satuan_kerja_id`), 'pleno', {
        kunci: 'lke.pleno',
        judul: 'Lembar evaluasi menunggu pleno',
        halaman: 'lke.penilaian-humanis',
        giliran: 'ya',
      })
    : [];

interface Kind {
  readonly kunci: string;
  readonly judul: string;
  readonly halaman: string;
  readonly giliran: GiliranPenilaian;
}

/** The list of worksheets that he finds on that page, narrowed to his turns. */
async function lembarOf(
  { db, tahun }: PekerjaanAsked,
  tugas: RawBuilder<boolean>,
  pelaku: 'penilai' | 'pleno',
  { kunci, judul, halaman, giliran }: Kind,
) {
  const { data, total } = await listTugas(db, {
    tahun,
    tugas,
    giliran: turnsOf(pelaku),
    hanya: turnsIn(pelaku, giliran),
    page: 1,
  });
  return pekerjaanOf({
    kunci,
    judul,
    antrean: true,
    jumlah: total,
    tujuan: tujuanOf(halaman, {}, { giliran }),
    isi: data.slice(0, ISI_PEKERJAAN).map(({ satuan_kerja, sejak }) => ({
      nama: satuan_kerja.satuan_kerja_nama,
      sejak,
      tujuan: tujuanOf(halaman, {}, { satuan_kerja_id: satuan_kerja.satuan_kerja_id }),
    })),
  });
}

const ownWords: Readonly<Partial<Record<KeadaanLke, { judul: string; halaman: string }>>> = {
  draft: { judul: 'Lembar evaluasi (LKE) belum diajukan', halaman: 'lke.eviden' },
  selesai_1: { judul: 'Hasil evaluasi tahap pertama menunggu perbaikan', halaman: 'lke.eviden-2' },
  perbaikan: { judul: 'Perbaikan lembar evaluasi (LKE) belum diajukan', halaman: 'lke.eviden-2' },
};

/** The own unit's worksheet while it is with the unit; a year without an instrument has none. */
const lembarSendiri: ReadPekerjaan = async ({ db, actor, tahun }) => {
  const unit = actor.satuan_kerja_id;
  if (unit === null || !can(actor, lkePelakuRules.unit, { satuan_kerja_id: unit })) return [];
  const instrumen = await db
    .selectFrom('lke_instrumen')
    .where('tahun', '=', tahun)
    .select('id')
    .executeTakeFirst();
  if (instrumen === undefined) return [];
  const { keadaan } = await findPenilaian(db, unit, tahun);
  const words = ownWords[keadaan];
  if (words === undefined) return [];
  return pekerjaanOf({ kunci: 'lke.lembar', judul: words.judul, jumlah: 1, tujuan: tujuanOf(words.halaman) });
};

/** Recommendations that the own unit still has to follow up, the nearest deadline first; its own day is still in time. */
const tindakLanjutSendiri: ReadPekerjaan = async ({ db, actor, tahun, now }) => {
  const unit = actor.satuan_kerja_id;
  if (unit === null || !can(actor, lkeTindakLanjutActs.isi, { satuan_kerja_id: unit })) return [];
  const { rows } = await sql<{
    rekomendasi: string;
    batas: string | null;
    jumlah: number;
    terlambat: number;
  }>`
    select t.rekomendasi, (t.tenggat + 1)::text as batas, count(*) over ()::integer as jumlah,
      count(*) filter (where ${terlambatSql(zonedDate(now))}) over ()::integer as terlambat from lke_tindak_lanjut t
    where t.satuan_kerja_id = ${unit} and t.tahun = ${tahun} and t.keadaan in ('terbuka', 'dikembalikan')
      and t.ditarik is null
    order by t.tenggat nulls last, t.id limit ${ISI_PEKERJAAN}`.execute(db);
  const tujuan = tujuanOf('lke.hasil-akhir');
  return pekerjaanOf({
    kunci: 'lke.tindak-lanjut',
    judul: 'Rekomendasi evaluasi belum ditindaklanjuti',
    jumlah: rows[0]?.jumlah ?? 0,
    terlambat: rows[0]?.terlambat ?? 0,
    batas: rows[0]?.batas ?? null,
    tujuan,
    isi: rows.map(({ rekomendasi }) => ({ nama: rekomendasi, sejak: null, tujuan })),
  });
};

/** Follow-ups that units of an evaluator handed in, the one that waits longest first: his list, narrowed to these. */
const tindakLanjutDiajukan: ReadPekerjaan = async ({ db, actor, tahun }) => {
  if (!can(actor, lkePelakuRules.penilai)) return [];
  const { rows } = await sql<{ unit: string; rekomendasi: string; sejak: string; jumlah: number }>`
    select sk.satuan_kerja_nama as unit, t.rekomendasi,
      ${momentColumn(sql`l.sejak`)} as sejak, count(*) over ()::integer as jumlah
    from lke_tindak_lanjut t join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
    cross join lateral (select max(waktu) as sejak from lke_tindak_lanjut_langkah where tindak_lanjut_id = t.id) l
    where t.tahun = ${tahun} and t.ditarik is null and t.keadaan = 'diajukan' and ${ditugaskanSql(actor.id)}
    order by l.sejak, t.id limit ${ISI_PEKERJAAN}`.execute(db);
  const saring = { tampilan: 'tindak-lanjut', keadaan: 'diajukan' };
  return pekerjaanOf({
    kunci: 'lke.tindak-lanjut-diajukan',
    judul: 'Tindak lanjut rekomendasi menunggu pemeriksaan Anda',
    antrean: true,
    jumlah: rows[0]?.jumlah ?? 0,
    tujuan: tujuanOf('lke.hasil-penilaian', {}, saring),
    isi: rows.map(({ unit, rekomendasi, sejak }) => ({
      nama: `${unit}: ${rekomendasi}`,
      sejak,
      tujuan: tujuanOf('lke.hasil-penilaian', {}, { ...saring, q: unit }),
    })),
  });
};
