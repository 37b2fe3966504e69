import type { bebanKerjaCalls, CheckedBodyOf } from '@selaras/contracts';
import { allTriwulan, type BagianOrang, type Triwulan, transfer, triwulanWord } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { type Pembaca, requireOpenYear } from '../anggota/pembaca';
import { assignLangkah } from '../saya/assign-langkah';
import { holdLangkahOrang, type Langkah } from '../saya/langkah-repository';
import { triwulanTetap } from '../saya/tim-view';
import { kunciUnit } from './beban-orang';
import { requireOrang } from './beban-repository';
import { alasanDikonfirmasi, alasanTidakDipindah, langkahBeban, pembagianOf, timOf } from './langkah-beban';
import type { LingkupBeban } from './lingkup-beban';
import { listTimPenerima, type TimPenerima } from './tim-penerima';

type Pindah = CheckedBodyOf<typeof bebanKerjaCalls.pindah>;

interface Moving {
  readonly tx: Kysely<Tables>;
  readonly request: FastifyRequest;
  readonly pembaca: Pembaca;
  readonly lingkup: LingkupBeban;
  readonly pegawaiId: number;
}

interface Dari {
  readonly nip: string;
  readonly nama: string;
}

/**
 * Moves a share of a step within its team: the step is distributed anew (decision 90), and who moved it is kept. Answers
 * the step's new version. 404 for who does not carry it, 412 over another version, 409 where this reader or a confirmed
 * quarter does not allow it, 422 for an amount or a receiver that does not fit, 423 by closed quarters and locked plans.
 */
export async function transferLangkah(
  { tx, request, pembaca, lingkup, pegawaiId }: Moving,
  body: Pindah,
): Promise<{ langkah_id: number; versi: number }> {
  const { actor, tahun, now } = pembaca;
  const unit = lingkup.satuan_kerja.satuan_kerja_id;
  const dari = await requireOrang(tx, lingkup, pegawaiId, tahun);
  await holdAudit(tx);
  const langkah = await holdLangkahOrang(tx, { id: body.langkah_id, nip: dari.nip, tahun });
  if (langkah?.satuan_kerja.satuan_kerja_id !== unit) throw new ProblemError('TIDAK_DITEMUKAN');
  requireOpenYear(pembaca);

  const ids = langkah.tim_kerja_id === null ? [] : [langkah.tim_kerja_id];
  const teams = await listTimPenerima(tx, { unit, tahun, nip: dari.nip, ids, hariIni: lingkup.hariIni });
  const kunci = await kunciUnit(tx, pembaca, lingkup);
  requireMatch(request, rowEtag(langkah), langkahBeban({ lingkup, nip: dari.nip, teams, kunci }, langkah));

  const tim = requireTim(lingkup, timOf(langkah, teams), body);
  const triwulan = allTriwulan.filter((tw) => (body.jumlah[tw - 1] ?? 0) > 0);
  requireUnconfirmed(langkah, dari, triwulan);
  const ke = requirePenerima(tim, body, dari);
  const bagian = transfer(pembagianOf(langkah), { dari: dari.nip, ke, jumlah: body.jumlah });
  if (bagian === null) throw tooMuch(dari);
  const orang = new Set(tim.orang.map(({ nip }) => nip));
  await assignLangkah(
    { tx, actor, tahun, now },
    { orang, alasan: null, tetap: triwulanTetap(langkah, kunci) },
    langkah,
    withReporter(langkah, dari, bagian).map(({ nip, target }) => ({ nip, target: [...target] })),
  );

  const [jumlah_tw1, jumlah_tw2, jumlah_tw3, jumlah_tw4] = body.jumlah;
  await tx
    .insertInto('pemindahan_langkah')
    .values({
      langkah_aksi_id: langkah.id,
      tim_kerja_id: tim.id,
      dari_nip: dari.nip,
      ke_nip: ke,
      jumlah_tw1,
      jumlah_tw2,
      jumlah_tw3,
      jumlah_tw4,
      user_id: actor.id,
    })
    .execute();
  const { versi } = await tx
    .selectFrom('kinerja_langkah_aksi')
    .where('id', '=', langkah.id)
    .select('versi')
    .executeTakeFirstOrThrow();
  return { langkah_id: langkah.id, versi };
}

function requireTim(lingkup: LingkupBeban, tim: TimPenerima | undefined, { tim_id }: Pindah): TimPenerima {
  const pesan = alasanTidakDipindah(lingkup, tim);
  if (pesan !== null) throw new ProblemError('BENTROK', { pesan });
  if (tim?.id !== tim_id) {
    throw new ProblemError('BENTROK', { pesan: 'Langkah ini sekarang dibawa tim lain. Muat ulang halaman.' });
  }
  return tim;
}

function requireUnconfirmed(langkah: Langkah, { nip }: Dari, triwulan: readonly Triwulan[]): void {
  for (const tw of triwulan) {
    const alasan = alasanDikonfirmasi(langkah, nip, tw);
    if (alasan !== null) throw new ProblemError('BENTROK', { pesan: `${triwulanWord(tw)}: ${alasan}` });
  }
}

function requirePenerima({ nama, orang }: TimPenerima, { ke }: Pindah, dari: Dari): string {
  const found = orang.find(({ pegawai_id, nip }) => pegawai_id === ke && nip !== dari.nip);
  if (found !== undefined) return found.nip;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { ke: [`Pilih ketua atau anggota lain ${nama} yang sudah disetujui.`] },
  });
}

const tooMuch = ({ nama }: Dari) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { jumlah: [`Lebih dari yang dibawa ${nama} dari langkah ini.`] },
  });

/** Whoever reported something keeps his part, although nothing is left of it to do. */
function withReporter(
  langkah: Langkah,
  { nip }: Dari,
  bagian: readonly BagianOrang[],
): readonly BagianOrang[] {
  const reported = langkah.bagian
    .find((one) => one.nip === nip)
    ?.triwulan.some(({ realisasi, bukti }) => realisasi !== null || bukti.length > 0);
  if (!reported || bagian.some((one) => one.nip === nip)) return bagian;
  return [...bagian, { nip, target: langkah.target.map((value) => (value === null ? null : 0)) }];
}
