import {
  type CapaianCount,
  getDashboardCall,
  getDashboardPdCall,
  type IkuCard,
  publicSummaryCall,
} from '@selaras/contracts';
import { isTercapai } from '@selaras/domain';
import { type Actor, can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import { findIkuKabupaten, findIkuPd } from '../../../kit/iku/iku-repository';
import { periodYearOf } from '../../../kit/iku/period-year';
import { findRank, findUnitRank } from '../../../kit/iku/rank-repository';
import { findValidasi } from '../../../kit/locks/validasi-repository';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { publicVisibility, visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findAnggaran, findCapaianLevel, findCounts, findValidasiCount } from './figures-repository';
import { findPengisian, findPengisianPd } from './pengisian-repository';
import { findTasks } from './task-repository';

/** Figures behind both dashboards and the welcome page (domain §9). */
export function registerDashboard(app: FastifyInstance): void {
  registerKabupaten(app);
  registerPd(app);
  registerSummary(app);
}

/** Figures of the regency are the same for every reader; how far reports are is told of the units that he sees. */
function registerKabupaten(app: FastifyInstance): void {
  route(app, getDashboardCall, async ({ db, actor, query, tahun, clock }) => {
    const year = periodYearOf(tahun);
    const visibility = visibilityOf(actor);
    const [iku, peringkat, anggaran, validasi, counts, pengisian, nilai_date] = await Promise.all([
      findIkuKabupaten(db, year, publicVisibility),
      findRank(db, year, query.page),
      findAnggaran(db, tahun, null),
      findValidasiCount(db, tahun),
      findCounts(db, tahun),
      findPengisian(db, tahun, visibility, clock()),
      findBatasWaktu(db, tahun),
    ]);
    const batas_waktu = { nilai_date, waktu_server: clock().toISOString() };
    const capaian_iku = countCapaian(iku);
    return {
      data: {
        tahun,
        iku,
        capaian_iku,
        peringkat,
        anggaran,
        validasi,
        ...counts,
        pengisian,
        cakupan_pengisian: visibility.kelas,
        batas_waktu,
      },
    };
  });
}

function registerPd(app: FastifyInstance): void {
  route(app, getDashboardPdCall, async ({ db, actor, query, tahun, clock }) => {
    const satuanKerjaId = chosenUnit(actor, query.satuan_kerja_id);
    if (!can(actor, getDashboardPdCall.act, { satuan_kerja_id: satuanKerjaId })) {
      throw new ProblemError('TIDAK_BERHAK');
    }
    const year = periodYearOf(tahun);
    const satuan_kerja = await findSatuanKerja(db, satuanKerjaId);
    if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const [iku, capaian_level, anggaran, peringkat, validasi, tugas, pengisian, nilai_date] =
      await Promise.all([
        findIkuPd(db, satuanKerjaId, year, visibilityOf(actor)),
        findCapaianLevel(db, tahun, satuanKerjaId),
        findAnggaran(db, tahun, satuanKerjaId),
        findUnitRank(db, year, satuanKerjaId),
        findValidasi(db, satuanKerjaId, tahun),
        findTasks(db, tahun, satuanKerjaId),
        findPengisianPd(db, tahun, satuanKerjaId, clock()),
        findBatasWaktu(db, tahun),
      ]);
    return {
      data: {
        tahun,
        satuan_kerja,
        iku,
        capaian_iku: countCapaian(iku),
        capaian_level,
        anggaran,
        peringkat,
        validasi,
        tugas,
        pengisian,
        batas_waktu: { nilai_date, waktu_server: clock().toISOString() },
      },
    };
  });
}

function registerSummary(app: FastifyInstance): void {
  const answers = new KeptAnswers(() => findRegencyVersion(app.context.db));
  route(app, publicSummaryCall, ({ db, tahun, request, reply }) =>
    answers.send({ request, reply }, [publicSummaryCall.path, tahun], async () => {
      const [iku, anggaran, counts] = await Promise.all([
        findIkuKabupaten(db, periodYearOf(tahun), publicVisibility),
        findAnggaran(db, tahun, null),
        findCounts(db, tahun),
      ]);
      const data = { tahun, capaian_iku: countCapaian(iku), ...counts, anggaran, iku };
      return z.parse(publicSummaryCall.answer ?? z.never(), { data });
    }),
  );
}

function chosenUnit(actor: Actor, requested: number | undefined): number {
  const satuanKerjaId = requested ?? actor.satuan_kerja_id;
  if (satuanKerjaId !== null) return satuanKerjaId;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { satuan_kerja_id: ['Pilih satuan kerja terlebih dahulu'] },
  });
}

function countCapaian(iku: readonly IkuCard[]): CapaianCount {
  const belum_ada_data = iku.filter(({ capaian }) => capaian === null).length;
  const tercapai = iku.filter(({ capaian }) => isTercapai(capaian)).length;
  return { tercapai, tidak_tercapai: iku.length - tercapai - belum_ada_data, belum_ada_data };
}
