import { validasiPerencanaanActs as acts, type PlanningValidation } from '@selaras/contracts';
import type { AksiValidasi } from '@selaras/domain';
import { type Actor, can, hasRole, type RoleName, roleName } from '@selaras/roles';

type Validasi = PlanningValidation | null;

/** The stages that a role decides (domain §7); super decides each. */
const tahapOfRole: Partial<Record<RoleName, readonly number[]>> = {
  super: [1, 2, 3],
  validator_perencanaan_1: [1],
  validator_perencanaan_2: [2],
  validator_perencanaan_3: [3],
};

/** Stages of the validation at which this actor decides. */
export function tahapDiputus({ role_id }: Pick<Actor, 'role_id'>): readonly number[] {
  const role = roleName(role_id);
  return (role !== null && tahapOfRole[role]) || [];
}

/** Whether it is this actor's turn to decide about a plan that waits. */
export const isTurn = (actor: Actor, validasi: Validasi): boolean =>
  validasi?.keadaan === 'menunggu' && tahapDiputus(actor).includes(validasi.tahap);

export interface Kemampuan {
  readonly ajukan: boolean;
  readonly tarik: boolean;
  readonly setujui: boolean;
  readonly kembalikan: boolean;
}

/** How a unit's plan stands. */
export interface KeadaanRencana {
  readonly validasi: Validasi;
  /** The last step that was taken; null while there is none. */
  readonly langkah: AksiValidasi | null;
  readonly deadlinePassed: boolean;
}

/** Whether a submission waits that nobody decided on yet. */
export const isUndecided = ({ validasi, langkah }: Omit<KeadaanRencana, 'deadlinePassed'>): boolean =>
  validasi?.keadaan === 'menunggu' && langkah === 'ajukan';

/** What this actor may do with a unit's plan now; after the deadline only super submits, and takes back. */
export function kemampuanOf(actor: Actor, satuan_kerja_id: number, keadaan: KeadaanRencana): Kemampuan {
  const { validasi, deadlinePassed } = keadaan;
  const putuskan = can(actor, acts.putuskan) && isTurn(actor, validasi);
  const writes = can(actor, acts.ajukan, { satuan_kerja_id }) && (!deadlinePassed || hasRole(actor, 'super'));
  return {
    ajukan: writes && (validasi === null || validasi.keadaan === 'dikembalikan'),
    tarik: writes && isUndecided(keadaan),
    setujui: putuskan,
    kembalikan: putuskan,
  };
}

/** The state after a submission: stage 1 at first, later the stage that returned it. */
export function afterAjukan(validasi: Validasi): PlanningValidation {
  return { status: true, tahap: validasi?.tahap ?? 1, keadaan: 'menunggu', catatan: null };
}

/** The state before the last submission: returned as it was, or a draft. `dikembalikan` is the last return, if any. */
export const afterTarik = (
  dikembalikan: { readonly tahap: number; readonly catatan: string | null } | undefined,
): Validasi =>
  dikembalikan === undefined ? null : afterKembalikan(dikembalikan, dikembalikan.catatan ?? '');

/** The state after an approval: the next stage waits, or the plan is final after the third. */
export function afterSetujui({ tahap }: PlanningValidation): PlanningValidation {
  return tahap < 3
    ? { status: true, tahap: tahap + 1, keadaan: 'menunggu', catatan: null }
    : { status: true, tahap: 3, keadaan: 'disetujui', catatan: null };
}

/** The state after a return: the same stage, open for changes. */
export function afterKembalikan(
  { tahap }: Pick<PlanningValidation, 'tahap'>,
  catatan: string,
): PlanningValidation {
  return { status: false, tahap, keadaan: 'dikembalikan', catatan };
}

/**
 * The submission since which changes count: of a returned plan the last one, of one that waits again or is approved the
 * one before; null at the first one. What was taken back was never looked at, and is no submission here.
 *
 * @param langkah every step of the plan, the newest first
 */
export function pengajuanBanding(
  validasi: Validasi,
  langkah: readonly { readonly aksi: AksiValidasi; readonly waktu: Date }[],
): Date | null {
  const looked = langkah.filter(({ aksi }, at) => aksi === 'ajukan' && langkah[at - 1]?.aksi !== 'tarik');
  const before = validasi?.keadaan === 'menunggu' || validasi?.keadaan === 'disetujui' ? 1 : 0;
  return looked[before]?.waktu ?? null;
}
