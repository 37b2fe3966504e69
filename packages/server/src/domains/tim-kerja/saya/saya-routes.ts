import { timSayaCalls } from '@selaras/contracts';
import { triwulanBerakhir } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { sendRows } from '../../../kit/xlsx/send-rows';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import { anggotaSaya } from './anggota-saya';
import { assignLangkah } from './assign-langkah';
import { confirmLaporan } from './confirm-laporan';
import { decideRealisasi } from './decide-realisasi';
import { type KunciLangkah, kunciLangkah } from './kunci-langkah';
import { type Langkah, listLangkahTim, nipsOfTim } from './langkah-repository';
import {
  attachBukti,
  detachBukti,
  holdLaporan,
  type Laporan,
  readLaporan,
  reportRealisasi,
  requireTarget,
  requireUnconfirmed,
} from './report-realisasi';
import { listTimSaya } from './ringkas-repository';
import { listOrangTim, listTimPembaca, summarizeSaya, type TimPembaca } from './tim-repository';
import { timSayaColumns } from './tim-sheet';
import { alasanTidakDibagi, langkahOf, summarizeTim, triwulanTetap } from './tim-view';

const calls = timSayaCalls;
type Input = Pick<RouteInput<'super', unknown, unknown, unknown>, 'db' | 'actor' | 'request' | 'clock'> & {
  readonly tahun: number;
};

/** Teams that the reader leads, oversees and serves in: distribution, reports of members, answers of leaders. */
export function registerTimSaya(app: FastifyInstance): void {
  route(app, calls.ringkas, async ({ db, actor, tahun, clock }) => ({
    data: await summarizeSaya(db, { actor, tahun, now: clock() }),
  }));

  route(app, calls.listKetua, async ({ db, actor, tahun, clock }) => {
    return {
      data: await listTimSaya(db, { actor, tahun, now: clock() }),
    };
  });

  route(app, calls.exportKetua, async ({ db, actor, tahun, clock, reply }) => {
    const rows = await listTimSaya(db, { actor, tahun, now: clock() });
    return sendRows(reply, { nama: 'ketua-tim', tahun, columns: timSayaColumns, rows });
  });

  route(app, calls.getKetua, async (input) => {
    const { db, tahun, clock, params } = input;
    const tim = await requireTim(db, input, params.timId);
    const [orang, langkah] = await Promise.all([listOrangTim(db, tim.id), listLangkahTim(db, tim.id)]);
    const nips = new Set(orang.map(({ nip }) => nip));
    const looking = { tim, orang: nips, over: triwulanBerakhir(tahun, clock()) };
    const kunci = await locksOf(db, input, langkah);
    const daftar_langkah = langkah.map((one) => langkahOf(looking, one, kunci));
    return { data: { ...summarizeTim(looking, langkah), orang, daftar_langkah } };
  });

  route(app, calls.bagi, async (input) => {
    const { db, actor, tahun, clock, request, params, body } = input;
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      const tim = await requireTim(tx, input, params.timId);
      await tx
        .selectFrom('kinerja_langkah_aksi')
        .where('id', '=', params.langkahId)
        .select('id')
        .forUpdate()
        .execute();
      const orang = await nipsOfTim(tx, tim.id);
      const looking = { tim, orang, over: triwulanBerakhir(tahun, clock()) };
      const read = async () => {
        const [langkah] = await listLangkahTim(tx, tim.id, params.langkahId);
        if (langkah === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
        const kunci = await locksOf(tx, input, [langkah]);
        const tetap = triwulanTetap(langkah, kunci);
        return { langkah, tetap, shown: langkahOf(looking, langkah, kunci) };
      };
      const { langkah, tetap, shown } = await read();
      requireMatch(request, rowEtag(langkah), shown);
      const alasan = alasanTidakDibagi(looking, langkah);
      await assignLangkah({ tx, actor, tahun, now: clock() }, { orang, alasan, tetap }, langkah, body.bagian);
      return (await read()).shown;
    });
    return { data };
  });

  route(app, calls.putuskan, async (input) => {
    const { params, body } = input;
    return report(input, params, async (laporan) => {
      const tim = await requireTim(laporan.tx, input, params.timId);
      await decideRealisasi(laporan, tim, body, (now) => requireMatch(input.request, rowEtag(now), now));
    });
  });

  route(app, calls.konfirmasi, async (input) => {
    const { db, actor, tahun, clock, request, params, body } = input;
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      const tim = await requireTim(tx, input, params.timId);
      return confirmLaporan({ tx, actor, tahun, now: clock() }, tim, body.baris);
    });
    return { data };
  });

  route(app, calls.getAnggota, async (input) => {
    const { db, actor, tahun, clock } = input;
    return { data: await anggotaSaya(db, { actor, tahun, now: clock() }) };
  });

  route(app, calls.lapor, async (input) =>
    report(input, input.params, async (laporan) => {
      const held = await holdLaporan(laporan);
      requireMatch(input.request, rowEtag(held.now), held.now);
      requireUnconfirmed(held.now);
      const { realisasi, uraian } = input.body;
      requireTarget(held.now, realisasi);
      await reportRealisasi(laporan, held, {
        ...(realisasi !== undefined && { realisasi }),
        ...(uraian !== undefined && { uraian }),
      });
    }),
  );

  route(app, calls.addBukti, async (input) =>
    report(input, input.params, async (laporan) => {
      const held = await holdLaporan(laporan);
      requireUnconfirmed(held.now);
      await attachBukti(laporan, held, input.body.berkas_id);
    }),
  );

  route(app, calls.removeBukti, async (input) =>
    report(input, input.params, async (laporan) => {
      requireUnconfirmed((await holdLaporan(laporan)).now);
      await detachBukti(laporan, input.params.buktiId);
    }),
  );
}

/** Writes in one transaction, and answers the quarter as it then is. */
async function report(
  { db, actor, tahun, clock, request }: Input,
  { bagianId, triwulan }: Pick<Laporan, 'bagianId' | 'triwulan'>,
  act: (laporan: Laporan) => Promise<void>,
) {
  const data = await writeOnce({ db, actor, request }, async (tx) => {
    const laporan = { tx, actor, tahun, now: clock(), bagianId, triwulan };
    await act(laporan);
    return readLaporan(laporan);
  });
  return { data };
}

/** A team that the reader leads or oversees; 404 for any other. */
async function requireTim(
  db: Kysely<Tables>,
  { actor, tahun, clock }: Pick<Input, 'actor' | 'tahun' | 'clock'>,
  timId: number,
): Promise<TimPembaca> {
  const [tim] = await listTimPembaca(db, { actor, tahun, now: clock() }, timId);
  if (tim === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return tim;
}

const locksOf = (
  db: Kysely<Tables>,
  { actor, tahun, clock }: Input,
  langkah: readonly Langkah[],
): Promise<KunciLangkah> =>
  kunciLangkah(db, { tahun, isSuper: hasRole(actor, 'super'), now: clock() }, [
    ...new Set(langkah.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id)),
  ]);
