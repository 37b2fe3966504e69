import { type BarisPeriksa, checkRencana, type JenisTemuan, jenisTemuan, temuanWords } from '@selaras/domain';
import { levelAt } from '../model/level';
import { CROSS_HEAD, cardAt, type TreeModel, type TreeProblem } from '../model/model';

/** What a check of the cascade looks for; the key of its words. */
export type CheckKind = JenisTemuan | TreeProblem['kind'];

export interface Finding {
  readonly kind: CheckKind;
  /** The box to jump to; -1 when the tree does not hold it. */
  readonly box: number;
  readonly key: string;
  /** What exactly is wrong, where the kind alone does not say it. */
  readonly detail: string | null;
}

/** A finding in the plan of a unit, which knows more of its rows than their boxes tell. */
interface PlanFinding {
  readonly kind: JenisTemuan;
  /** `level:id` of the box that it is about, of an action step the one of its sub-activity. */
  readonly node: string;
  /** Names it where the tree does not hold that box. */
  readonly label: string;
  readonly detail: string | null;
}

/** Everything that "Siap diajukan?" finds in the plan of one unit. */
export interface PlanFindings {
  readonly satuanKerjaId: number;
  readonly found: readonly PlanFinding[];
  /** How many of them keep the plan from being submitted. */
  readonly wajib: number;
}

const problemWords: Readonly<Record<TreeProblem['kind'], { title: string; meaning: string }>> = {
  cycle: { title: 'Berinduk melingkar', meaning: 'Kotak menjadi keturunan dirinya sendiri.' },
  'no-parent': { title: 'Tanpa induk', meaning: 'Induknya tidak ada dalam pohon ini.' },
  'duplicate-key': { title: 'Tercatat ganda', meaning: 'Kotak yang sama muncul dua kali di bawah induknya.' },
  unreadable: { title: 'Tidak dapat dibaca', meaning: 'Datanya rusak sehingga tidak dapat digambar.' },
};

/** Words of each check, in the order in which they are told: what cannot be drawn comes first. */
export const checkWords: Readonly<Record<CheckKind, { title: string; meaning: string }>> = {
  ...problemWords,
  ...temuanWords,
};

export const checkKinds: readonly CheckKind[] = [
  ...(Object.keys(problemWords) as TreeProblem['kind'][]),
  ...jenisTemuan,
];

/** From this level on a post or a team answers for a box; above it the unit does. */
const OWNED_FROM = 2;

/** Where the goals of units begin; their plans are checked from there down. */
const PLAN_FROM = 1;

/**
 * Everything in the cascade that somebody should look at, in the order of the tree. Of boxes that belong to a plan whose
 * findings are known these are told, and what only the tree knows of them.
 */
export function checkCascade(model: TreeModel, plan: PlanFindings | null = null): Finding[] {
  const problems = model.problems.map(({ kind, key }) => ({
    kind,
    key,
    box: model.indexOf.get(key) ?? -1,
    detail: null,
  }));
  const isPlanned = (box: number) =>
    plan !== null &&
    (model.level[box] ?? 0) >= PLAN_FROM &&
    cardAt(model, box).satuanKerja.id === plan.satuanKerjaId;
  const baris = Array.from({ length: model.count }, (_, box) => rowOf(model, box));
  const findings = checkRencana(baris).flatMap(({ jenis, kunci, rincian }) => {
    const box = Number(kunci);
    if (jenis !== 'parent-failed' && isPlanned(box)) return [];
    return [{ kind: jenis, box, key: model.keys[box] ?? '', detail: rincian }];
  });
  return [...problems, ...findings, ...(plan === null ? [] : placedIn(model, plan))];
}

/** Findings of a plan at the boxes that they are about. */
function placedIn(model: TreeModel, { found }: PlanFindings): Finding[] {
  const boxes = new Map(
    Array.from({ length: model.count }, (_, box) => box)
      .filter((box) => model.cross[box] === 0)
      .map((box) => [`${levelAt(model.level[box] ?? 0).level}:${cardAt(model, box).nodeId}`, box]),
  );
  return found.map(({ kind, node, label, detail }) => {
    const box = boxes.get(node) ?? -1;
    return { kind, box, key: model.keys[box] ?? label, detail };
  });
}

/** A box as far as it is checked; how deep a tree reaches and what the dictionary says is not told by it. */
function rowOf(model: TreeModel, box: number): BarisPeriksa {
  const { sasaran, indikator, satuan, target, polaritas, pengampu, status, satuanKerja } = cardAt(model, box);
  const level = model.level[box] ?? 0;
  const parent = model.parent[box] ?? -1;
  return {
    kunci: String(box),
    // The head of a cross-cutting branch is no child of the box that it contributes to.
    induk: parent < 0 || model.cross[box] === CROSS_HEAD ? null : String(parent),
    kelompok: `${level}/${satuanKerja.id}`,
    sasaran,
    indikator,
    satuan,
    status,
    lewati: model.cross[box] !== 0,
    // The bounds of a range are its target.
    ...(polaritas !== 'range' && { target }),
    ...(level >= OWNED_FROM && { pengampu: pengampu?.nama ?? null }),
  };
}
