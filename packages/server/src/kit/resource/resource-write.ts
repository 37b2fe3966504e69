import type { Act } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyRequest } from 'fastify';
import { requireMatch, rowEtag } from '../../plugins/etag';
import { ProblemError } from '../../plugins/problem';
import { holdValidasi, writeInYear } from '../locks/lock-repository';
import { visibilityOf } from '../visibility/visibility';
import type { Change, FieldGroups } from './closed-fields';
import { changeOf, passLock } from './pass-lock';
import { References } from './references';
import { type Faults, type Resource, type ResourceRow, unitOf } from './resource';
import { listChildren, lockForRemoval, lockRow, markDeleted, readRow } from './resource-repository';
import { unitOfRow } from './row-access';
import { storeRow } from './store';
import type { WriteInput } from './write-input';

interface RowWrite extends WriteInput {
  readonly request: FastifyRequest;
  readonly id: number;
}

/** Makes a row after permission, lock and rules; answers it as it stands. */
export async function createRow<Body extends object>(
  resource: Resource<Body>,
  input: WriteInput,
  body: Body,
): Promise<ResourceRow> {
  return writeRow(resource, input, body, null);
}

/** Changes a row whose version the request names. */
export async function updateRow<Body extends object>(
  resource: Resource<Body>,
  input: RowWrite,
  body: Body,
): Promise<ResourceRow> {
  return changeRow(resource, input, await openRow(resource, input, resource.calls.update.act), body);
}

/** Changes a row that was read and locked in this transaction, after permission, lock and rules. */
export async function changeRow<Body extends object>(
  resource: Resource<Body>,
  input: WriteInput,
  row: ResourceRow,
  body: Body,
): Promise<ResourceRow> {
  return writeRow(resource, input, body, row);
}

async function writeRow<Body extends object>(
  resource: Resource<Body>,
  input: WriteInput,
  body: Body,
  row: ResourceRow | null,
): Promise<ResourceRow> {
  const { tx, tahun } = input;
  const references = new References(tx);
  await judge(resource, input, { body, row, references }, (unit, change) =>
    passLock(resource, input, unit, change),
  );
  return storedRow(
    resource,
    input,
    await resource.store({ tx, tahun, now: input.now, references, body, id: row?.id ?? null }),
  );
}

interface Judged<Body extends object> {
  readonly body: Body;
  /** null for a row that is made. */
  readonly row: ResourceRow | null;
  readonly references: References;
}

/** Refuses a body that right, lock or rules forbid; answers what passing the lock did. */
export async function judge<Body extends object, Passed>(
  resource: Resource<Body>,
  input: WriteInput,
  { body, row, references }: Judged<Body>,
  pass: (unit: number | null, change: Change) => Promise<Passed>,
): Promise<Passed> {
  const { tx, tahun } = input;
  const unit = row === null ? unitOf(body) : unitOfRow(row);
  requireRight(input, resource.calls[row === null ? 'create' : 'update'].act, unit);
  if (unit !== null && unitOf(body) !== unit && resource.belongsTo === 'satuan-kerja') {
    refuseFaults({
      satuan_kerja_id: ['Satuan kerja tidak dapat diganti; buat baris baru di satuan kerja itu.'],
    });
  }
  const passed = await pass(unit, changeOf(resource, body, row));
  refuseFaults(await resource.check({ tx, tahun, now: input.now, references, body, id: row?.id ?? null }));
  return passed;
}

interface FieldWrite {
  /** The fields as the body names them, for locks. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Their groups, when they are not among those of the whole row. */
  readonly groups?: FieldGroups;
  check(row: ResourceRow): Promise<Faults>;
  /** Columns that are stored. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What belongs to the row and is written with it, after the rules. */
  storeOwned?(row: ResourceRow): Promise<void>;
}

/** Changes a few fields of a row, under the same right, version and locks as all of them. */
export async function updateFields<Body extends object>(
  resource: Resource<Body>,
  input: RowWrite,
  { fields, groups = resource.groups, check, values, storeOwned }: FieldWrite,
): Promise<ResourceRow> {
  const row = await openRow(resource, input, resource.calls.update.act);
  await passLock(resource, input, unitOfRow(row), {
    body: fields,
    current: { ...row },
    groups,
  });
  // A few fields are no whole row: texts that are not among them stay as they are in every year.
  if (resource.limaTahunan) await writeInYear(input.tx, null);
  refuseFaults(await check(row));
  await storeOwned?.(row);
  return storedRow(resource, input, await storeRow(input.tx, resource.table, input.id, values));
}

/** Marks a row as deleted; what stands below it forbids that and is named. `alasan`: why super passes a lock. */
export async function removeRow<Body extends object>(
  resource: Resource<Body>,
  input: RowWrite,
  alasan: string | null,
): Promise<void> {
  const { tx, id, now } = input;
  const row = await openRow(resource, input, resource.calls.remove.act);
  const groups = { penghapusan: resource.removalGroup?.(row) ?? 'kinerja' };
  await passLock(resource, input, unitOfRow(row), {
    body: { penghapusan: true },
    current: null,
    groups,
    alasan,
  });
  await lockForRemoval(tx, resource, id);
  const anak = resource.anak === undefined ? [] : await listChildren(tx, resource.anak(id));
  if (anak.length > 0) {
    throw new ProblemError('BENTROK', {
      pesan: `Tidak dapat dihapus karena masih ada ${anak.length} data di bawahnya. Hapus atau pindahkan dahulu: ${anak
        .slice(0, 3)
        .map(({ label }) => label)
        .join('; ')}${anak.length > 3 ? '; …' : '.'}`,
      terkini: { anak },
    });
  }
  await resource.removeOwned?.(tx, id);
  await markDeleted(tx, resource, id, now);
}

/** The locked row behind a write: there, of a unit that the actor may write, in the version that he read. */
async function openRow<Body extends object>(
  resource: Resource<Body>,
  input: RowWrite,
  act: Act,
): Promise<ResourceRow> {
  const { tx, actor, request, id, tahun } = input;
  if (resource.lockFirst !== undefined) {
    await holdUnit(resource, input);
    await resource.lockFirst(tx, [id]);
  }
  await lockRow(tx, resource, id);
  const row = await readRow(tx, resource, id, tahun, visibilityOf(actor));
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  requireRight(input, act, unitOfRow(row));
  requireMatch(request, rowEtag(row), row);
  return row;
}

/** The unit's validation, before what a step of it waits for is locked. */
async function holdUnit<Body extends object>(
  resource: Resource<Body>,
  { tx, actor, id, tahun }: RowWrite,
): Promise<void> {
  const row = await readRow(tx, resource, id, tahun, visibilityOf(actor));
  const unit = row === undefined ? null : unitOfRow(row);
  if (resource.kunci === 'rencana' && unit !== null) await holdValidasi(tx, unit, tahun);
}

function requireRight({ actor }: WriteInput, act: Act, satuan_kerja_id: number | null): void {
  if (!can(actor, act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
}

function refuseFaults(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
}

async function storedRow<Body extends object>(
  resource: Resource<Body>,
  { tx, actor, tahun }: WriteInput,
  id: number,
): Promise<ResourceRow> {
  const row = await readRow(tx, resource, id, tahun, visibilityOf(actor));
  if (row === undefined) throw new Error(`${resource.table} ${id} is not there after it was stored`);
  return row;
}
