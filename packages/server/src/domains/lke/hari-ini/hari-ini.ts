import { lkePelakuRules, lkeTindakLanjutActs } from '@selaras/contracts';
import type { KeadaanLke } from '@selaras/domain';
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
import { turnsOf } from '../menilai/turns-of';
import { memutusSql, menilaiSql } from '../penilaian/menilai-sql';
import { findPenilaian } from '../penilaian/penilaian-repository';

/** What of the evaluation waits for its evaluators, for the plenary, and for the unit itself. */
export function registerLkePekerjaan(app: FastifyInstance): void {
  registerPekerjaan(app, lembarPenilai);
  registerPekerjaan(app, lembarPleno);
  registerPekerjaan(app, lembarSendiri);
  registerPekerjaan(app, tindakLanjutSendiri);
}

const secondRound: readonly KeadaanLke[] = ['diajukan_2', 'dinilai_2'];

/** Worksheets of the units that somebody evaluates, never his own, those of each round by themselves. */
const lembarPenilai: ReadPekerjaan = async (asked) => {
  if (!can(asked.actor, lkePelakuRules.penilai)) return [];
  const mine = menilaiSql({ userId: asked.actor.id, unit: sql`p.satuan_kerja_id`, tahun: sql`p.tahun` });
  const turns = turnsOf('penilai');
  const first = turns.filter((keadaan) => !secondRound.includes(keadaan));
  const second = turns.filter((keadaan) => secondRound.includes(keadaan));
  const told = await Promise.all([
    lembarOf(asked, first, mine, {
      kunci: 'lke.penilaian',
      judul: 'Lembar evaluasi menunggu penilaian Anda',
      halaman: 'lke.penilaian',
    }),
    lembarOf(asked, second, mine, {
      kunci: 'lke.penilaian-2',
      judul: 'Lembar evaluasi menunggu penilaian kedua Anda',
      halaman: 'lke.penilaian-2',
    }),
  ]);
  return told.flat();
};

/** Worksheets that the plenary decides, of all units but his own. */
const lembarPleno: ReadPekerjaan = async (asked) =>
  can(asked.actor, lkePelakuRules.pleno)
    ? lembarOf(asked, turnsOf('pleno'), memutusSql(asked.actor, sql`p.satuan_kerja_id`), {
        kunci: 'lke.pleno',
        judul: 'Lembar evaluasi menunggu pleno',
        halaman: 'lke.penilaian-humanis',
      })
    : [];

interface Kind {
  readonly kunci: string;
  readonly judul: string;
  readonly halaman: string;
}

async function lembarOf(
  { db, tahun }: PekerjaanAsked,
  giliran: readonly KeadaanLke[],
  condition: RawBuilder<boolean>,
  { kunci, judul, halaman }: Kind,
) {
  const { rows } = await sql<{ satuan_kerja_id: number; nama: string; sejak: string | null; jumlah: number }>`
    select p.satuan_kerja_id, sk.satuan_kerja_nama as nama, ${momentColumn(sql`l.waktu`)} as sejak,
      count(*) over ()::integer as jumlah
    from lke_penilaian p join satuan_kerja sk on sk.satuan_kerja_id = p.satuan_kerja_id
    cross join lateral (select max(waktu) as waktu from lke_langkah where penilaian_id = p.id) l
    where p.tahun = ${tahun} and p.keadaan = any(${giliran}::text[]) and ${condition}
    order by l.waktu nulls last, sk.satuan_kerja_nama limit ${ISI_PEKERJAAN}`.execute(db);
  return pekerjaanOf({
    kunci,
    judul,
    jumlah: rows[0]?.jumlah ?? 0,
    tujuan: tujuanOf(halaman),
    isi: rows.map(({ satuan_kerja_id, nama, sejak }) => ({
      nama,
      sejak,
      tujuan: tujuanOf(halaman, {}, { satuan_kerja_id }),
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
const tindakLanjutSendiri: ReadPekerjaan = async ({ db, actor, tahun }) => {
  const unit = actor.satuan_kerja_id;
  if (unit === null || !can(actor, lkeTindakLanjutActs.isi, { satuan_kerja_id: unit })) return [];
  const { rows } = await sql<{ rekomendasi: string; batas: string | null; jumlah: number }>`
    select t.rekomendasi, (t.tenggat + 1)::text as batas, count(*) over ()::integer as jumlah from lke_tindak_lanjut t
    where t.satuan_kerja_id = ${unit} and t.tahun = ${tahun} and t.keadaan in ('terbuka', 'dikembalikan')
      and t.ditarik is null
    order by t.tenggat nulls last, t.id limit ${ISI_PEKERJAAN}`.execute(db);
  const tujuan = tujuanOf('lke.hasil-akhir');
  return pekerjaanOf({
    kunci: 'lke.tindak-lanjut',
    judul: 'Rekomendasi evaluasi belum ditindaklanjuti',
    jumlah: rows[0]?.jumlah ?? 0,
    batas: rows[0]?.batas ?? null,
    tujuan,
    isi: rows.map(({ rekomendasi }) => ({ nama: rekomendasi, sejak: null, tujuan })),
  });
};
