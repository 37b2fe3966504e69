import type { Act, Kunci, LockKind } from '@selaras/contracts';
import { type FieldGroup, isOpen } from '@selaras/domain';
import { type Actor, can, hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { findLockState, lockIn } from '../locks/lock-repository';
import type { PresentedRow, Resource, ResourceRow } from './resource';

type Described = Pick<
  Resource<object>,
  'kunci' | 'limaTahunan' | 'groups' | 'unitsOf' | 'extra' | 'isFinal' | 'removalGroup'
> & {
  readonly calls: { readonly [Call in 'update' | 'remove' | 'history']: { readonly act: Act } };
};

interface Reader {
  readonly actor: Actor;
  readonly db: Kysely<Tables>;
  readonly tahun: number;
  readonly now: Date;
}

export const unitOfRow = (row: ResourceRow): number | null => row.satuan_kerja?.satuan_kerja_id ?? null;

/** The locks of a kind in these units, by unit; asks the database once. */
export async function locksIn(
  { kunci, limaTahunan }: { readonly kunci: LockKind; readonly limaTahunan?: Act | undefined },
  { db, tahun, actor, now }: Reader,
  units: readonly number[],
): Promise<(unit: number | null) => Kunci> {
  const keadaan = await findLockState(db, tahun, kunci === 'rencana' ? [...new Set(units)] : []);
  const isSuper = hasRole(actor, 'super');
  return (unit) =>
    lockIn(keadaan, kunci === 'rencana' ? unit : null, isSuper, now, limaTahunan !== undefined);
}

const noLocks = (): undefined => undefined;

/** The locks of an entity in these units, by unit; none when nothing closes it. */
export const locksOf = async (
  { kunci, limaTahunan }: Pick<Described, 'kunci' | 'limaTahunan'>,
  reader: Reader,
  units: readonly number[],
): Promise<(unit: number | null) => Kunci | undefined> =>
  kunci === undefined ? noLocks : locksIn({ kunci, limaTahunan }, reader, units);

/** Whether fields of this group may be written. */
export const isGroupOpen = (kunci: Kunci | undefined, group: FieldGroup): boolean =>
  kunci === undefined || isOpen(kunci, group);

/** Adds to each row what this reader may do with it now. */
export async function present<Data extends object = PresentedRow>(
  resource: Described,
  reader: Reader,
  rows: readonly ResourceRow[],
): Promise<Data[]> {
  const units = rows.flatMap((row) => unitOfRow(row) ?? []);
  const kunciOf = await locksOf(resource, reader, units);
  return rows.map((row) => {
    const unit = unitOfRow(row);
    const kunci = kunciOf(unit);
    const may = (act: Act) => can(reader.actor, act, { satuan_kerja_id: unit });
    const { update, remove } = resource.calls;
    const open = hasOpenField(resource, kunci) && !resource.isFinal?.(row);
    const presented: PresentedRow = {
      ...row,
      ...resource.extra?.(row, reader.actor, kunci),
      ...(kunci && { kunci }),
      kemampuan: {
        ubah: may(update.act) && open,
        hapus: may(remove.act) && isGroupOpen(kunci, resource.removalGroup?.(row) ?? 'kinerja'),
        riwayat: mayReadHistory(resource, reader.actor, row),
      },
    };
    return presented as PresentedRow & Data;
  });
}

/** Whether anything that a change writes is open; fields without a group belong to `kinerja`. */
const hasOpenField = ({ groups }: Pick<Described, 'groups'>, kunci: Kunci | undefined): boolean =>
  isGroupOpen(kunci, 'kinerja') || Object.values(groups).some((group) => isGroupOpen(kunci, group));

/** The answer for one row. */
export async function presentOne<Data extends object = PresentedRow>(
  resource: Described,
  reader: Reader,
  row: ResourceRow,
): Promise<{ data: Data }> {
  const [data] = await present<Data>(resource, reader, [row]);
  if (data === undefined) throw new Error('One row was presented as none');
  return { data };
}

/** Whether this reader may see who changed the row: that is a matter of the units that it belongs to. */
export function mayReadHistory(
  { calls, unitsOf }: Pick<Described, 'calls' | 'unitsOf'>,
  actor: Actor,
  row: ResourceRow,
): boolean {
  const units = unitsOf?.(row) ?? [unitOfRow(row)];
  return units.some((satuan_kerja_id) => can(actor, calls.history.act, { satuan_kerja_id }));
}
