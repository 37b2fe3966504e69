import { validasiPerencanaanActs as acts, type PlanningValidation } from '@selaras/contracts';
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
  readonly setujui: boolean;
  readonly kembalikan: boolean;
}

/** What this actor may do with a unit's plan now; after the deadline only super submits. */
export function kemampuanOf(
  actor: Actor,
  satuan_kerja_id: number,
  validasi: Validasi,
  deadlinePassed: boolean,
): Kemampuan {
  const putuskan = can(actor, acts.putuskan) && isTurn(actor, validasi);
  return {
    ajukan:
      can(actor, acts.ajukan, { satuan_kerja_id }) &&
      (validasi === null || validasi.keadaan === 'dikembalikan') &&
      (!deadlinePassed || hasRole(actor, 'super')),
    setujui: putuskan,
    kembalikan: putuskan,
  };
}

/** The state after a submission: stage 1 at first, later the stage that returned it. */
export function afterAjukan(validasi: Validasi): PlanningValidation {
  return { status: true, tahap: validasi?.tahap ?? 1, keadaan: 'menunggu', catatan: null };
}

/** The state after an approval: the next stage waits, or the plan is final after the third. */
export function afterSetujui({ tahap }: PlanningValidation): PlanningValidation {
  return tahap < 3
    ? { status: true, tahap: tahap + 1, keadaan: 'menunggu', catatan: null }
    : { status: true, tahap: 3, keadaan: 'disetujui', catatan: null };
}

/** The state after a return: the same stage, open for changes. */
export function afterKembalikan({ tahap }: PlanningValidation, catatan: string): PlanningValidation {
  return { status: false, tahap, keadaan: 'dikembalikan', catatan };
}
