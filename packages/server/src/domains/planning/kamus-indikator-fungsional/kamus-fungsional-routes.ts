import { kamusIndikatorFungsionalCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerResource } from '../../../kit/resource/resource-routes';
import { inScope, unitScope } from '../../../kit/visibility/unit-scope';
import { route } from '../../../plugins/route';
import { listOption, type OptionSource } from '../option/option-repository';
import { kamusIndikatorFungsional } from './kamus-fungsional-resource';

/** Positions that people hold, and those that the dictionary of a year names. */
const jabatanSource = (tahun: number): OptionSource => ({
  distinct: true,
  from: sql`(
    select jabatan, satuan_kerja_id from pegawai where jenis_jabatan = 'fungsional'
    union select jabatan, satuan_kerja_id from kamus_indikator_fungsional
      where tahun = ${tahun} and deleted_at is null) r`,
  value: sql`r.jabatan`,
  label: sql`r.jabatan`,
  order: sql`r.jabatan`,
});

/** The dictionary of functional positions (spec 2 §2.2). */
export function registerKamusIndikatorFungsional(app: FastifyInstance): void {
  route(app, kamusIndikatorFungsionalCalls.jabatanOptions, async ({ db, actor, tahun, query }) =>
    listOption(db, jabatanSource(tahun), {
      where: [inScope(unitScope(actor, query.satuan_kerja_id), sql`r.satuan_kerja_id`)],
      ...(query.q !== undefined && { q: query.q }),
    }),
  );

  registerResource(app, kamusIndikatorFungsional);
}
