import { kinerjaLangkahAksiRoutes, penyebabKegagalanRoutes, perbaikanCalls } from '@selaras/contracts';
import { keadaanMasa, triwulanBerakhir } from '@selaras/domain';
import { can, hasRole } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { findLockState, lockIn } from '../../../kit/locks/lock-repository';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { registerResource } from '../../../kit/resource/resource-routes';
import { publicVisibility, visibilityOf } from '../../../kit/visibility/visibility';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { findKinerjaRapor } from './kinerja-repository';
import { listLangkah, sumLangkah } from './langkah-repository';
import { langkahCells, langkahHeadings } from './langkah-sheet';
import { penyebabKegagalan } from './penyebab-resource';

/** Causes of missed targets and the steps that repair them (domain §9 2.6). */
export function registerPerbaikan(app: FastifyInstance): void {
  registerResource(app, penyebabKegagalan);

  route(app, perbaikanCalls.kinerja, async ({ db, actor, tahun, clock, params: { kinerjaId } }) => {
    const now = clock();
    const found = await findKinerjaRapor(db, {
      id: kinerjaId,
      tahun,
      visibility: visibilityOf(actor),
      over: triwulanBerakhir(tahun, now),
    });
    if (found === undefined) {
      throw new ProblemError('TIDAK_DITEMUKAN', {
        pesan: 'Sub kegiatan ini tidak ada pada tahun yang dipilih, atau rencananya belum final.',
      });
    }
    const { satuan_kerja_id } = found.satuan_kerja;
    const state = await findLockState(db, tahun, [satuan_kerja_id]);
    const open = lockIn(state, satuan_kerja_id, hasRole(actor, 'super'), now).triwulan;
    const masaOf = (triwulan: number) => {
      const masa = state.batas.triwulan[triwulan - 1];
      if (masa === undefined) throw new Error(`There is no quarter ${triwulan}`);
      return { dibuka: masa.mulai, belum: keadaanMasa(masa, now) === 'belum', batas: masa.batas };
    };
    const mayWrite = can(actor, penyebabKegagalanRoutes.create.act, { satuan_kerja_id });
    return {
      data: {
        ...found,
        tahun,
        triwulan: found.triwulan.map((quarter) => ({
          ...quarter,
          ...masaOf(quarter.triwulan),
          tulis: mayWrite && open.includes(quarter.triwulan),
        })),
        kemampuan: {
          langkah: open.length > 0 && can(actor, kinerjaLangkahAksiRoutes.create.act, { satuan_kerja_id }),
        },
      },
    };
  });

  route(app, perbaikanCalls.list, async ({ db, actor, tahun, clock, query }) => {
    const filter = filterOf(actor, tahun, clock(), query);
    const [page, ringkasan] = await Promise.all([
      listLangkah(db, filter, query.page),
      sumLangkah(db, filter),
    ]);
    return { ...page, ringkasan };
  });

  route(app, perbaikanCalls.ekspor, async ({ db, actor, tahun, clock, query, reply }) => {
    const { data } = await listLangkah(db, filterOf(actor, tahun, clock(), query), ALL_ROWS);
    return sendXlsx(reply, {
      nama: `langkah-perbaikan-tw${query.triwulan}`,
      tahun,
      headings: langkahHeadings,
      rows: (async function* () {
        yield data.map(langkahCells);
      })(),
    });
  });
}

/** Steps of all units are those of final plans, for every reader alike, as on the cards. */
const filterOf = <Query extends { readonly triwulan: number; readonly satuan_kerja_id?: number | undefined }>(
  actor: SignedIn,
  tahun: number,
  now: Date,
  query: Query,
) => ({
  ...query,
  tahun,
  over: triwulanBerakhir(tahun, now),
  visibility: query.satuan_kerja_id === undefined ? publicVisibility : visibilityOf(actor),
});
