import { pegawaiImportCalls } from '@selaras/contracts';
import { jenisJabatanWords } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { previewImport } from '../../../../kit/import/import-preview';
import { sendTemplate } from '../../../../kit/import/import-template';
import { readFile } from '../../../../plugins/file-body';
import { ProblemError } from '../../../../plugins/problem';
import { route } from '../../../../plugins/route';
import { type PegawaiColumn, pegawaiColumns } from './pegawai-columns';
import { pegawaiImport } from './pegawai-import';

/** Employees out of a sheet: its preview, and a template with the unit's employees. */
export function registerPegawaiImport(app: FastifyInstance): void {
  route(app, pegawaiImportCalls.preview, async ({ request, query, tahun, actor, db, clock }) => {
    const target = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const file = { nama_file: query.nama_file, read: () => readFile(request) };
    return { data: await previewImport(db, pegawaiImport, target, file) };
  });

  route(app, pegawaiImportCalls.template, async ({ reply, query: { satuan_kerja_id }, actor, db }) => {
    if (!can(actor, pegawaiImportCalls.template.act, { satuan_kerja_id }))
      throw new ProblemError('TIDAK_BERHAK');
    const rows = await templateRows(db, satuan_kerja_id);
    return sendTemplate(reply, `pegawai-${satuan_kerja_id}`, pegawaiColumns, rows);
  });
}

type Cells = Record<PegawaiColumn, string | null>;

/**
 * The unit's employees as they are, so that the file can be changed and sent back. Numbers of superiors in other units
 * are not told; an empty cell leaves them as they are.
 */
async function templateRows(db: Kysely<Tables>, unit: number): Promise<(string | null)[][]> {
  const { rows } = await sql<Cells & { jenis_jabatan: keyof typeof jenisJabatanWords }>`
    select p.peg_nip as nip, p.peg_nama as nama, p.jabatan, p.jenis_jabatan, p.pangkat_gol,
      s.unit_kerja_nama as unit_kerja, a.peg_nip as atasan_nip, to_char(p.tmt_jabatan, 'YYYY-MM-DD') as tmt_jabatan, u.kode_skpd
    from pegawai p join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
    left join struktur_organisasi s on s.id = p.unit_kerja_id
    left join pegawai a on a.peg_nip = p.atasan_nip and a.satuan_kerja_id = p.satuan_kerja_id
    where p.satuan_kerja_id = ${unit} and p.deleted_at is null and p.berhenti_pada is null
    order by p.peg_nama, p.id`.execute(db);
  return rows.map((row) =>
    pegawaiColumns.map(({ name }) =>
      name === 'jenis_jabatan' ? jenisJabatanWords[row.jenis_jabatan] : row[name],
    ),
  );
}
