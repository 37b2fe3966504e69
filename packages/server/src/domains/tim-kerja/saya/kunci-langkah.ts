import type { Kunci } from '@selaras/contracts';
import {
  belumDibukaOf,
  type FieldGroup,
  formatDeadline,
  isOpen,
  keadaanMasa,
  type Triwulan,
  triwulanWord,
} from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findLockState, type LockState, lockIn } from '../../../kit/locks/lock-repository';
import { passLock } from '../../../kit/resource/pass-lock';
import type { WriteInput } from '../../../kit/resource/write-input';
import type { Langkah } from './langkah-repository';

/** Whom a step is given to belongs to the plan; of one that repairs a failure, to the report (decision 86). */
const groupOf = ({ perbaikan }: Pick<Langkah, 'perbaikan'>): FieldGroup =>
  perbaikan ? 'realisasi' : 'pengampu';

const pass = (input: WriteInput, { satuan_kerja }: Langkah, groups: readonly FieldGroup[]) =>
  passLock({ kunci: 'rencana' }, input, satuan_kerja.satuan_kerja_id, {
    body: Object.fromEntries(groups.map((group) => [group, true])),
    current: null,
    groups: Object.fromEntries(groups.map((group) => [group, group])),
  });

const groupOfTriwulan = (triwulan: number): FieldGroup => `tw${triwulan as Triwulan}`;

/** Refuses a quarter that is closed (423); super passes, and the audit log says so. */
export const passTriwulan = (input: WriteInput, langkah: Langkah, triwulan: number): Promise<void> =>
  pass(input, langkah, [groupOfTriwulan(triwulan)]);

/**
 * Refuses to distribute a step of a locked plan, or anything of these quarters where one is over (423). What a quarter will
 * bring is given out before it opens: only its figure waits for that.
 */
export async function passPembagian(
  input: WriteInput,
  langkah: Langkah,
  triwulan: readonly Triwulan[],
): Promise<void> {
  const state = await findLockState(input.tx, input.tahun, []);
  const over = triwulan.filter((tw) => isOver(state, tw, input.now));
  await pass(input, langkah, [groupOf(langkah), ...over.map(groupOfTriwulan)]);
}

const isOver = ({ batas }: LockState, triwulan: number, now: Date): boolean => {
  const masa = batas.triwulan[triwulan - 1];
  return masa !== undefined && keadaanMasa(masa, now) === 'lewat';
};

/** What closes the steps of these units, in words. */
export interface KunciLangkah {
  /** Their distribution; null: open. */
  pembagian(langkah: Langkah): string | null;
  /** What a quarter of theirs brings, given out while it is not over; null: open. */
  bagian(triwulan: number): string | null;
  /** The figure of a quarter of theirs; null: open. */
  triwulan(langkah: Langkah, triwulan: number): string | null;
}

/** Reads what closes steps for this reader. */
export async function kunciLangkah(
  db: Kysely<Tables>,
  { tahun, isSuper, now }: { tahun: number; isSuper: boolean; now: Date },
  units: readonly number[],
): Promise<KunciLangkah> {
  const state = await findLockState(db, tahun, units);
  const known = new Map<number, Kunci>();
  const lockOf = ({ satuan_kerja: { satuan_kerja_id: unit } }: Langkah) => {
    const kunci = known.get(unit) ?? lockIn(state, unit, isSuper, now);
    known.set(unit, kunci);
    return kunci;
  };
  return {
    pembagian(langkah) {
      const kunci = lockOf(langkah);
      return isOpen(kunci, groupOf(langkah)) ? null : (kunci.pesan ?? 'Perencanaan ini terkunci.');
    },
    bagian: (tw) => (!isSuper && isOver(state, tw, now) ? quarterOver(state, tw) : null),
    triwulan(langkah, tw) {
      const kunci = lockOf(langkah);
      const group = groupOfTriwulan(tw);
      if (isOpen(kunci, group)) return null;
      return belumDibukaOf(kunci, group) ?? quarterOver(state, tw);
    },
  };
}

const quarterOver = ({ batas }: LockState, triwulan: number) => {
  const date = batas.triwulan[triwulan - 1]?.batas;
  return `Batas waktu pengisian ${triwulanWord(triwulan)}${date ? ` (${formatDeadline(date)})` : ''} sudah lewat.`;
};
