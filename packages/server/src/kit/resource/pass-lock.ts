import type { Kunci } from '@selaras/contracts';
import { formatDeadline, isRealisasi, type PlanningLockReason, triwulanWord } from '@selaras/domain';
import { can, hasRole } from '@selaras/roles';
import { ProblemError } from '../../plugins/problem';
import {
  auditPassedLock,
  findLockState,
  holdYears,
  type LockState,
  lockIn,
  writeInYear,
} from '../locks/lock-repository';
import { type Change, type ClosedField, closedFields, type FieldGroups } from './closed-fields';
import type { Resource, ResourceRow } from './resource';
import type { WriteInput } from './write-input';

/** A whole body against the row that it replaces. */
export function changeOf<Body extends object>(
  { groups, groupsOf, fieldsOf }: Resource<Body>,
  body: Body,
  row: ResourceRow | null,
): Change {
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(body));
  const { alasan_perubahan, ...fields } = given;
  const alasan = typeof alasan_perubahan === 'string' ? alasan_perubahan : null;
  if (fieldsOf !== undefined) return { ...fieldsOf(fields, row), alasan };
  return {
    body: fields,
    current: row === null ? null : { ...row },
    groups: groupsOf?.(body) ?? groups,
    alasan,
  };
}

/** Refuses changes of closed fields (423); super passes, and the audit log says which lock (domain §7). */
export async function passLock(
  resource: Pick<Resource<object>, 'kunci' | 'limaTahunan'>,
  input: WriteInput,
  unit: number | null,
  change: Change,
): Promise<void> {
  const { tx, tahun } = input;
  if (resource.kunci === undefined) return;
  const locking = lockingUnit(resource, unit);
  if (locking !== null) await holdYears(tx, locking, tahun, resource.limaTahunan !== undefined);
  const keadaan = await findLockState(tx, tahun, locking === null ? [] : [locking]);
  const alasan = passedLock(resource, { ...input, keadaan }, unit, change);
  if (alasan !== null) await auditPassedLock(tx, alasan, change.alasan);
  if (resource.limaTahunan) {
    await writeInYear(tx, tahun, lockIn(keadaan, lockingUnit(resource, unit), false, input.now, true));
  }
}

/** Deadlines close rows of the regency; a unit's rows are closed by its validation too. */
const lockingUnit = ({ kunci }: Pick<Resource<object>, 'kunci'>, unit: number | null) =>
  kunci === 'rencana' ? unit : null;

/** The lock that super passes with a change, null for none; whoever may not pass it is refused (423). */
export function passedLock(
  resource: Pick<Resource<object>, 'kunci' | 'limaTahunan'>,
  { actor, now, keadaan }: Pick<WriteInput, 'actor' | 'now'> & { readonly keadaan: LockState },
  unit: number | null,
  { body, current, groups, alasan = null }: Change,
): PlanningLockReason | null {
  if (resource.kunci === undefined) return null;
  const kunci = lockIn(keadaan, lockingUnit(resource, unit), false, now, resource.limaTahunan !== undefined);
  const closed = closedFields(body, current, groups, kunci);
  const [first] = closed;
  if (first === undefined) return null;
  const ofPlan = closed.filter(({ field }) => !isRealisasi(groups[field] ?? 'kinerja'));
  const pesan = pesanOf(ofPlan, kunci) ?? timesOf(closed, groups, keadaan);
  const act = resource.limaTahunan;
  if (act === undefined ? !hasRole(actor, 'super') : !can(actor, act)) throw lockedProblem(closed, pesan);
  if (act !== undefined && alasan === null) throw withoutReason(pesan);
  return first.alasan;
}

/** Which of this realisation is yet to open, and which is over. */
function timesOf(closed: readonly ClosedField[], groups: FieldGroups, keadaan: LockState): string {
  const over = closed.filter(({ belumDibuka }) => belumDibuka === undefined);
  const ahead = closed.flatMap(({ belumDibuka: words, milikTahun }) =>
    words === undefined ? [] : milikTahun ? `Angka tahun ${milikTahun.tahun}: ${words}` : words,
  );
  return [...(over.length > 0 ? [quartersOver(over, groups, keadaan)] : []), ...new Set(ahead)].join(' ');
}

/** Quarters whose time for realisation is over, with the day; of the year as a whole there is no day to name. */
function quartersOver(closed: readonly ClosedField[], groups: FieldGroups, { batas }: LockState): string {
  const dated = closed.flatMap(({ field }) => {
    const triwulan = Number(/^tw(\d)$/.exec(groups[field] ?? '')?.[1]);
    const date = batas.triwulan[triwulan - 1]?.batas;
    return date ? [`${triwulanWord(triwulan)} (${formatDeadline(date)})`] : [];
  });
  return dated.length < closed.length
    ? 'Batas waktu pengisian realisasi itu sudah lewat.'
    : `Batas waktu pengisian realisasi ${[...new Set(dated)].join(', ')} sudah lewat.`;
}

/** What closes the plan of the chosen year, else of the year whose figures these are; null: nothing does. */
function pesanOf(ofPlan: readonly ClosedField[], { pesan }: Kunci): string | null {
  const [first] = ofPlan;
  if (first === undefined) return null;
  if (ofPlan.some(({ milikTahun }) => milikTahun === undefined)) return pesan;
  return first.milikTahun === undefined
    ? pesan
    : `Angka tahun ${first.milikTahun.tahun}: ${first.milikTahun.pesan}`;
}

/** What a closed year holds, texts and figures, is an act of its own that says why (decision 56). */
const withoutReason = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', {
    pesan: `${pesan} Isi tahun yang tertutup hanya diubah lewat formulirnya dengan alasan.`,
    errors: { alasan_perubahan: ['Tulis alasan mengubah tahun yang sudah tertutup'] },
  });

function lockedProblem(closed: readonly ClosedField[], pesan: string): ProblemError {
  const errors = Object.fromEntries(
    closed.map((one) => [
      one.field,
      [closingWords(one) + (one.milikTahun ? ` (tahun ${one.milikTahun.tahun})` : '')],
    ]),
  );
  return new ProblemError('TERKUNCI', { pesan, errors });
}

function closingWords({ alasan, belumDibuka }: ClosedField): string {
  if (belumDibuka !== undefined) return belumDibuka.replace(/\.$/, '');
  return alasan === 'batas-waktu'
    ? 'Batas waktu pengisiannya sudah lewat'
    : 'Terkunci oleh validasi perencanaan';
}
