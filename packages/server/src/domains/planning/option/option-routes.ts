import type { PengampuType } from '@selaras/contracts';
import * as calls from '@selaras/contracts';
import { periodStartOf, zonedDate } from '@selaras/domain';
import { type Actor, can, type RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { belumBerhenti } from '../../../database/orang/orang-pada';
import { inScope, ownScope, unitScope } from '../../../kit/visibility/unit-scope';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import { pelaksana } from '../kinerja-langkah-aksi/pelaksana';
import { listOption, type OptionSource } from './option-repository';
import * as source from './option-source';

/** Deepest post that may own a performance of each level: heads and fields own programs, sections activities. */
const deepestPost: Record<PengampuType, number> = {
  'kinerja-program': 2,
  'kinerja-kegiatan': 3,
  'kinerja-sub-kegiatan': 5,
};

interface UnitQuery {
  satuan_kerja_id?: number | undefined;
  /** Only these rows, for lists whose values are ids. */
  ids?: number[] | undefined;
  q?: string | undefined;
}

const alive = (table: string) => sql<boolean>`${sql.ref(`${table}.deleted_at`)} is null`;
const ofYear = (column: string, tahun: number) => sql<boolean>`${sql.ref(column)} = ${tahun}`;
const ofUnit = (table: string, actor: Actor, requested?: number) =>
  inScope(unitScope(actor, requested), sql.ref(`${table}.satuan_kerja_id`));
/** A condition on what the query may name. */
const whenGiven = (id: number | undefined, condition: (id: number) => RawBuilder<boolean>) =>
  id === undefined ? [] : [condition(id)];
const ofSasaran = (id: number) => sql<boolean>`indikator_sasaran_strategis.sasaran_strategis_id = ${id}`;
/** Nomenclature below the one that a performance names; all of it when it names none. */
const belowNomenklatur =
  (table: 'kegiatan' | 'sub_kegiatan', induk: 'program' | 'kegiatan') =>
  (id: number): RawBuilder<boolean> =>
    sql`coalesce((select ${sql.ref(`k.${induk}_id`)} from ${sql.table(`kinerja_${induk}`)} k where k.id = ${id}),
      ${sql.ref(`${table}.parent_id`)}) = ${sql.ref(`${table}.parent_id`)}`;
const isPelaksana = (kinerjaSubKegiatanId: number) => sql<boolean>`peg_nip in (
  select orang.nip from kinerja_sub_kegiatan k
  cross join lateral (${pelaksana({
    satuan_kerja_id: sql`k.satuan_kerja_id`,
    tahun: sql`k.tahun_kinerja`,
    tim_kerja_id: sql`k.tim_kerja_id`,
  })}) orang
  where k.id = ${kinerjaSubKegiatanId})`;
const oneOf = (column: string, ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0
    ? []
    : [sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`];

/** The 14 option lists of spec 2 §7 and the public list of units. */
export function registerOption(app: FastifyInstance): void {
  registerKinerja(app);
  registerRencana(app);
  registerNomenklatur(app);
  registerPengampu(app);
  registerSatuanKerja(app);
}

function registerKinerja(app: FastifyInstance): void {
  const list = (table: string, rows: OptionSource, input: ListInput<UnitQuery>) =>
    listUnitRows(input, table, rows, [ofYear(`${table}.tahun_kinerja`, input.tahun)]);
  route(app, calls.optionIndikatorCall, async (input) => {
    const table = source.modelTable[input.params.model];
    const eachRow = input.query.tiap === 'baris';
    return list(table, eachRow ? source.rowSource(table) : source.textSource(table, 'indikator'), input);
  });
  route(app, calls.optionSasaranCall, async (input) => {
    const table = source.modelTable[input.params.model];
    return list(table, source.textSource(table, 'sasaran'), input);
  });
}

function registerRencana(app: FastifyInstance): void {
  const list = async (
    table: source.RencanaTable,
    { db, tahun, query }: ListInput<{ ids?: number[] | undefined; q?: string | undefined }>,
    where: readonly RawBuilder<boolean>[] = [],
  ) =>
    listOption(db, source.rencanaSource[table](tahun), {
      q: query.q,
      where: [
        alive(table),
        ofYear('visi.tahun_mulai', periodStartOf(tahun) ?? tahun),
        ...oneOf(`${table}.id`, query.ids),
        ...where,
      ],
    });
  route(app, calls.optionMisiCall, async (input) => list('misi', input));
  route(app, calls.optionTujuanCall, async (input) => list('tujuan', input));
  route(app, calls.optionIndikatorTujuanCall, async (input) => list('indikator_tujuan', input));
  route(app, calls.optionSasaranStrategisCall, async (input) => list('sasaran_strategis', input));
  route(app, calls.optionIndikatorSasaranStrategisCall, async (input) =>
    list('indikator_sasaran_strategis', input, whenGiven(input.query.sasaran_strategis_id, ofSasaran)),
  );
}

function registerNomenklatur(app: FastifyInstance): void {
  route(app, calls.optionProgramCall, async (input) =>
    listUnitRows(input, 'program', source.nomenklaturSource('program'), [
      ofYear('program.tahun_kinerja', input.tahun),
    ]),
  );
  route(app, calls.optionKegiatanCall, async (input) =>
    listUnitRows(input, 'kegiatan', source.nomenklaturSource('kegiatan'), [
      ofYear('kegiatan.tahun_kinerja', input.tahun),
      ...whenGiven(input.query.kinerja_program_id, belowNomenklatur('kegiatan', 'program')),
    ]),
  );
  route(app, calls.optionSubKegiatanCall, async ({ db, actor, params, query, tahun }) => {
    if (!can(actor, calls.optionSubKegiatanCall.act, { satuan_kerja_id: params.satkerId })) {
      throw new ProblemError('TIDAK_BERHAK');
    }
    return listOption(db, source.nomenklaturSource('sub_kegiatan'), {
      q: query.q,
      where: [
        alive('sub_kegiatan'),
        ofYear('sub_kegiatan.tahun_kinerja', tahun),
        sql<boolean>`sub_kegiatan.satuan_kerja_id = ${params.satkerId}`,
        ...whenGiven(query.kinerja_kegiatan_id, belowNomenklatur('sub_kegiatan', 'kegiatan')),
      ],
    });
  });
}

function registerPengampu(app: FastifyInstance): void {
  route(app, calls.optionPegawaiCall, async (input) =>
    listUnitRows(input, 'pegawai', source.pegawaiSource(input.tahun), [
      belumBerhenti(sql`berhenti_pada`, zonedDate(input.clock())),
      ...whenGiven(input.query.kinerja_sub_kegiatan_id, isPelaksana),
    ]),
  );
  route(app, calls.optionPengampuTimKerjaCall, async (input) =>
    listUnitRows(input, 'tim_kerja', source.timKerjaSource, [ofYear('tim_kerja.tahun', input.tahun)]),
  );
  route(app, calls.optionPengampuUnitKerjaCall, async (input) =>
    listUnitRows(
      input,
      'struktur_organisasi',
      source.unitKerjaSource(zonedDate(input.clock())),
      input.query.type === undefined ? [] : [sql<boolean>`level <= ${deepestPost[input.query.type]}`],
    ),
  );
}

function registerSatuanKerja(app: FastifyInstance): void {
  interface Query extends UnitQuery {
    satuan_kerja_ids?: number[] | undefined;
  }
  const list = ({ db, query }: Pick<ListInput<Query>, 'db' | 'query'>, allowed: RawBuilder<boolean>) =>
    listOption(db, source.satuanKerjaSource, {
      q: query.q,
      where: [
        sql<boolean>`aktif`,
        allowed,
        ...oneOf('satuan_kerja_id', query.satuan_kerja_ids),
        ...(query.satuan_kerja_id === undefined
          ? []
          : [sql<boolean>`${query.satuan_kerja_id} in (satuan_kerja_id, parent_id)`]),
      ],
    });
  route(app, calls.optionSatuanKerjaCall, async (input) =>
    list(input, inScope(ownScope(input.actor), sql.ref('satuan_kerja_id'))),
  );
  route(app, calls.publicOptionSatuanKerjaCall, async (input) => list(input, sql<boolean>`true`));
}

type ListInput<Query> = Pick<
  RouteInput<RoleName, unknown, Query, unknown>,
  'db' | 'actor' | 'tahun' | 'query' | 'clock'
>;

/** Rows of a table that belong to a unit, forced to the units that the user may list. */
function listUnitRows<Source extends OptionSource>(
  { db, actor, query }: ListInput<UnitQuery>,
  table: string,
  rows: Source,
  where: readonly RawBuilder<boolean>[] = [],
) {
  return listOption(db, rows, {
    q: query.q,
    where: [
      alive(table),
      ofUnit(table, actor, query.satuan_kerja_id),
      ...oneOf(`${table}.id`, query.ids),
      ...where,
    ],
  });
}
