import { planningValidationCall, validasiPerencanaanCalls } from '@selaras/contracts';
import { checkReadyToSubmit, countDownOf, kunciRencana, partTemuan } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { findValidasi, findVersion } from '../../../kit/locks/validasi-repository';
import { inTreeOrder } from '../../../kit/plan-rows/tree-order';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { listCascade } from './cascade-repository';
import { findChanges } from './change-repository';
import { listDiperiksa } from './diperiksa-repository';
import { markDiperiksa, sidikOf } from './mark-diperiksa';
import { countStates, listQueue } from './queue-repository';
import { listLangkah, listRiwayatValidasi } from './validasi-perencanaan-repository';
import { isTurn, kemampuanOf, pengajuanBanding, tahapDiputus } from './validasi-rules';
import { requireOwn, takeStep } from './validasi-step';

const { queue, get, periksa, history, ajukan, tarik, setujui, kembalikan } = validasiPerencanaanCalls;

/** Status of the own plan, the validators' queue, one unit's cascade with its changes, and the steps (domain §7). */
export function registerValidasiPerencanaan(app: FastifyInstance): void {
  /** A user without a unit has no plan (spec 2 §4, §7). */
  route(app, planningValidationCall, async ({ db, actor, tahun }) => ({
    data: actor.satuan_kerja_id === null ? null : await findValidasi(db, actor.satuan_kerja_id, tahun),
  }));

  route(app, queue, async ({ db, actor, tahun, query: { giliran, ...query }, clock }) => {
    const [{ data, ...page }, jumlah, batas] = await Promise.all([
      listQueue(db, tahun, { ...query, giliran: tahapDiputus(actor), hanyaGiliran: giliran === 'ya' }),
      countStates(db, tahun),
      findBatasWaktu(db, tahun),
    ]);
    const deadlinePassed = !countDownOf(batas, clock()).active;
    return {
      data: data.map(({ langkah, ...row }) => ({
        ...row,
        kemampuan: kemampuanOf(actor, row.satuan_kerja.satuan_kerja_id, {
          validasi: row.validasi,
          langkah,
          deadlinePassed,
        }),
      })),
      ...page,
      jumlah,
    };
  });

  route(app, get, async ({ db, actor, tahun, params: { satkerId }, clock }) => {
    requireOwn(actor, get.act, satkerId);
    const satuan_kerja = await findSatuanKerja(db, satkerId);
    if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const [{ validasi, versi }, langkah, rows, batas] = await Promise.all([
      findVersion(db, satkerId, tahun),
      listLangkah(db, satkerId, tahun),
      listCascade(db, satkerId, tahun),
      findBatasWaktu(db, tahun),
    ]);
    const baris = inTreeOrder(rows);
    const sejak = pengajuanBanding(validasi, langkah);
    const pemeriksaan = { user_id: actor.id, satuan_kerja_id: satkerId, tahun };
    const [perubahan, diperiksa] = await Promise.all([
      sejak === null ? null : findChanges(db, satkerId, tahun, sejak),
      validasi !== null && isTurn(actor, validasi)
        ? listDiperiksa(db, { ...pemeriksaan, tahap: validasi.tahap })
        : new Map<string, string>(),
    ]);
    return {
      data: {
        satuan_kerja,
        validasi,
        versi,
        kemampuan: kemampuanOf(actor, satkerId, {
          validasi,
          langkah: langkah[0]?.aksi ?? null,
          deadlinePassed: !countDownOf(batas, clock()).active,
        }),
        sejak: sejak?.toISOString() ?? null,
        baris: baris.map((row) => {
          const kunci = kunciRencana(row);
          const sidik = sidikOf(row);
          return {
            ...row,
            ...(perubahan?.baris.get(kunci) ?? { baru: false, perubahan: [] }),
            sidik,
            diperiksa: diperiksa.get(kunci) === sidik,
          };
        }),
        temuan: partTemuan(checkReadyToSubmit(baris), validasi),
        dihapus: perubahan?.dihapus ?? [],
      },
    };
  });

  route(app, periksa, async ({ reply, params: { satkerId }, ...input }) => {
    await markDiperiksa({ ...input, satuanKerjaId: satkerId });
    return reply.send();
  });

  route(app, history, async ({ db, actor, tahun, params: { satkerId }, query }) => {
    requireOwn(actor, history.act, satkerId);
    return listRiwayatValidasi(db, satkerId, tahun, query.page);
  });

  route(app, ajukan, async ({ params: { satkerId }, body, clock, ...input }) => {
    requireOwn(input.actor, ajukan.act, satkerId);
    return { data: await takeStep('ajukan', { ...input, ...body, satuanKerjaId: satkerId, now: clock() }) };
  });
  route(app, tarik, async ({ params: { satkerId }, body, clock, ...input }) => {
    requireOwn(input.actor, tarik.act, satkerId);
    return { data: await takeStep('tarik', { ...input, ...body, satuanKerjaId: satkerId, now: clock() }) };
  });
  route(app, setujui, async ({ params: { satkerId }, body, clock, ...input }) => ({
    data: await takeStep('setujui', { ...input, ...body, satuanKerjaId: satkerId, now: clock() }),
  }));
  route(app, kembalikan, async ({ params: { satkerId }, body, clock, ...input }) => ({
    data: await takeStep('kembalikan', { ...input, ...body, satuanKerjaId: satkerId, now: clock() }),
  }));
}
