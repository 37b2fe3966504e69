import type { PlanningLockReason } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import { ProblemError } from '../../plugins/problem';
import {
  auditPassedLock,
  findLockState,
  holdValidasi,
  type LockState,
  lockIn,
} from '../locks/lock-repository';
import { type ClosedField, closedFields, type FieldGroups, isRealisasi } from './closed-fields';
import type { Resource, ResourceRow } from './resource';
import type { WriteInput } from './write-input';

/** What a write changes, as far as locks look at it. */
export interface Change {
  readonly body: Readonly<Record<string, unknown>>;
  readonly current: Readonly<Record<string, unknown>> | null;
  readonly groups: FieldGroups;
}

/** A whole body against the row that it replaces. */
export function changeOf<Body extends object>(
  { groups, groupsOf }: Resource<Body>,
  body: Body,
  row: ResourceRow | null,
): Change {
  return {
    body: { ...body } as Change['body'],
    current: row === null ? null : { ...row },
    groups: groupsOf?.(body) ?? groups,
  };
}

/** Refuses changes of closed fields (423); super passes, and the audit log says which lock (domain §7). */
export async function passLock(
  resource: Pick<Resource<object>, 'kunci'>,
  input: WriteInput,
  unit: number | null,
  change: Change,
): Promise<void> {
  const { tx, tahun } = input;
  if (resource.kunci === undefined) return;
  const locking = lockingUnit(resource, unit);
  if (locking !== null) await holdValidasi(tx, locking, tahun);
  const keadaan = await findLockState(tx, tahun, locking === null ? [] : [locking]);
  const alasan = passedLock(resource, { ...input, keadaan }, unit, change);
  if (alasan !== null) await auditPassedLock(tx, alasan);
}

/** Deadlines close rows of the regency; a unit's rows are closed by its validation too. */
const lockingUnit = ({ kunci }: Pick<Resource<object>, 'kunci'>, unit: number | null) =>
  kunci === 'rencana' ? unit : null;

/** The lock that super passes with a change, null for none; whoever is not super is refused (423). */
export function passedLock(
  resource: Pick<Resource<object>, 'kunci'>,
  { actor, now, keadaan }: Pick<WriteInput, 'actor' | 'now'> & { readonly keadaan: LockState },
  unit: number | null,
  { body, current, groups }: Change,
): PlanningLockReason | null {
  if (resource.kunci === undefined) return null;
  const kunci = lockIn(keadaan, lockingUnit(resource, unit), false, now);
  const closed = closedFields(body, current, groups, kunci);
  const [first] = closed;
  if (first === undefined) return null;
  if (hasRole(actor, 'super')) return first.alasan;
  const ofPlan = closed.some(({ field }) => !isRealisasi(groups[field] ?? 'kinerja'));
  throw lockedProblem(closed, ofPlan ? kunci.pesan : null);
}

/** `pesan` says what locks the plan; null: only the time for realisation is over. */
function lockedProblem(closed: readonly ClosedField[], pesan: string | null): ProblemError {
  const errors = Object.fromEntries(
    closed.map(({ field, alasan }) => [
      field,
      [
        alasan === 'batas-waktu'
          ? 'Batas waktu pengisiannya sudah lewat'
          : 'Terkunci oleh validasi perencanaan',
      ],
    ]),
  );
  const text = pesan ?? 'Batas waktu pengisian realisasi itu sudah lewat.';
  return new ProblemError('TERKUNCI', { pesan: text, errors });
}
