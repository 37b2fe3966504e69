import { type TimKerjaRinci, timKerjaActs, timKerjaCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { inScope, unitScope } from '../../../kit/visibility/unit-scope';
import { sendRows } from '../../../kit/xlsx/send-rows';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { listAnggota, pageAnggota } from '../anggota/anggota-repository';
import { type Pembaca, pembacaOf } from '../anggota/pembaca';
import { presentAnggota } from '../anggota/present-anggota';
import { holdTim, requireTim } from './hold-tim';
import { findTim, listTim, readBawaan, readIkatanKetua } from './tim-repository';
import { timColumns } from './tim-sheet';
import type { StoredTim } from './tim-sql';
import { createTim, dissolveTim, saveTim } from './write-tim';

const { list, export: ekspor, tambahan, create, get, save, bubarkan } = timKerjaCalls;

/** Teams of units with their people and what they carry (domain §6). */
export function registerTim(app: FastifyInstance): void {
  route(app, list, async ({ db, query, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    const scope = unitScope(asked.actor, query.satuan_kerja_id);
    const { data, ...page } = await listTim(db, { ...query, tahun: asked.tahun, now: pembaca.now, scope });
    return { ...page, data: data.map((row) => ({ ...row, menulis: mayWrite(pembaca, row) })) };
  });

  route(app, ekspor, async ({ db, actor, tahun, clock, query, reply }) => {
    const scope = unitScope(actor, query.satuan_kerja_id);
    const { data } = await listTim(db, { ...query, tahun, now: clock(), scope, page: ALL_ROWS });
    return sendRows(reply, { nama: 'tim-kerja', tahun, columns: timColumns, rows: data });
  });

  route(app, tambahan, async ({ db, query: { q, status, satuan_kerja_id, page }, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    const scope = inScope(unitScope(asked.actor, satuan_kerja_id), sql`t.satuan_kerja_id`);
    const conditions = [
      sql`a.jenis = 'tambahan' and t.tahun = ${asked.tahun} and ${scope}`,
      ...(status === undefined ? [] : [sql`a.status = ${status}`]),
      textFits(sql`concat_ws(' ', p.peg_nama, t.nama)`, q),
    ];
    const { data, ...rest } = await pageAnggota(db, sql.join(conditions, sql` and `), page);
    return { ...rest, data: await presentAnggota(db, pembaca, data) };
  });

  route(app, create, async ({ db, request, body: { satuan_kerja_id, ...isi }, ...asked }) => {
    const { actor } = asked;
    if (!can(actor, create.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
    return writeOnce({ db, actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      const id = await createTim(tx, pembaca, satuan_kerja_id, isi);
      return { data: await readRinci(tx, pembaca, id) };
    });
  });

  route(app, get, async ({ db, params: { id }, ...asked }) => {
    const tim = await requireTim(db, asked.actor, { id, tahun: asked.tahun });
    return { data: await rinciOf(db, await pembacaOf(db, asked), tim) };
  });

  route(app, save, async ({ db, request, params: { id }, body, ...asked }) => {
    const { actor, tahun } = asked;
    return writeOnce({ db, actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      const tim = await holdTim(tx, actor, { id, tahun });
      requireMatch(request, rowEtag(tim), await rinciOf(tx, pembaca, tim));
      await saveTim(tx, pembaca, tim, body);
      return { data: await readRinci(tx, pembaca, id) };
    });
  });

  route(app, bubarkan, async ({ db, request, params: { id }, ...asked }) => {
    const { actor, tahun } = asked;
    await writeOnce({ db, actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      const tim = await holdTim(tx, actor, { id, tahun });
      requireMatch(request, rowEtag(tim), await rinciOf(tx, pembaca, tim));
      await dissolveTim(tx, pembaca, tim);
    });
  });
}

const mayWrite = ({ actor, tertutup }: Pembaca, { satuan_kerja }: StoredTim): boolean =>
  !tertutup && can(actor, timKerjaActs.tulis, satuan_kerja);

async function readRinci(db: Kysely<Tables>, pembaca: Pembaca, id: number): Promise<TimKerjaRinci> {
  const tim = await findTim(db, id);
  if (tim === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return rinciOf(db, pembaca, tim);
}

async function rinciOf(db: Kysely<Tables>, pembaca: Pembaca, tim: StoredTim): Promise<TimKerjaRinci> {
  const places = await listAnggota(db, sql`a.tim_kerja_id = ${tim.id}`);
  const anggota_tim = await presentAnggota(db, pembaca, places);
  const bawaan = await readBawaan(db, tim.id);
  const ikatan_ketua = await readIkatanKetua(db, tim);
  return { ...tim, menulis: mayWrite(pembaca, tim), anggota_tim, bawaan, ikatan_ketua };
}
