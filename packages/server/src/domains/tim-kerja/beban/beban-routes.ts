import { bebanKerjaCalls } from '@selaras/contracts';
import { filterBeban } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { route } from '../../../plugins/route';
import { pembacaOf } from '../anggota/pembaca';
import { bebanOrang } from './beban-orang';
import { readBeban } from './beban-repository';
import { bebanCells, bebanHeadings } from './beban-sheet';
import { lingkupBeban } from './lingkup-beban';
import { transferLangkah } from './transfer-langkah';

const { list, get, export: exportCall, pindah } = bebanKerjaCalls;

/** `/tim-kerja/beban`: the load of a unit's people by quarter, and assignments moved between them (decision 92). */
export function registerBebanKerja(app: FastifyInstance): void {
  route(app, list, async ({ db, params: { satkerId }, ...asked }) => {
    const lingkup = await lingkupBeban(db, await pembacaOf(db, asked), satkerId);
    return { data: await readBeban(db, lingkup, asked.tahun) };
  });

  route(app, exportCall, async ({ db, params: { satkerId }, query, reply, ...asked }) => {
    const lingkup = await lingkupBeban(db, await pembacaOf(db, asked), satkerId);
    const beban = await readBeban(db, lingkup, asked.tahun);
    const { q, bidang = null, tim = null, berlebih, urut } = query;
    const wanted = { q, bidang, tim, berlebih: berlebih === '1', urut };
    const rows = bebanCells(beban, filterBeban(beban.orang, wanted, beban.rata));
    return sendXlsx(reply, {
      nama: 'beban-kerja',
      tahun: asked.tahun,
      headings: bebanHeadings,
      rows: (async function* () {
        yield rows;
      })(),
    });
  });

  route(app, get, async ({ db, params: { satkerId, pegawaiId }, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    const lingkup = await lingkupBeban(db, pembaca, satkerId);
    return { data: await bebanOrang(db, pembaca, lingkup, pegawaiId) };
  });

  route(app, pindah, async ({ db, request, params: { satkerId, pegawaiId }, body, ...asked }) => {
    const data = await writeOnce({ db, actor: asked.actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      const lingkup = await lingkupBeban(tx, pembaca, satkerId);
      return transferLangkah({ tx, request, pembaca, lingkup, pegawaiId }, body);
    });
    return { data };
  });
}
