import { cardAt, type TreeModel, type TreeProblem } from '../model/model';

/** What a check of the cascade looks for; the key of its words. */
export type CheckKind =
  | 'no-indikator'
  | 'no-satuan'
  | 'no-pengampu'
  | 'parent-failed'
  | 'duplicate'
  | TreeProblem['kind'];

export interface Finding {
  readonly kind: CheckKind;
  /** The box to jump to; -1 when the tree does not hold it. */
  readonly box: number;
  readonly key: string;
}

/** Words of each check, in the order in which they are told: what cannot be drawn comes first. */
export const checkWords: Readonly<Record<CheckKind, { title: string; meaning: string }>> = {
  cycle: { title: 'Berinduk melingkar', meaning: 'Kotak menjadi keturunan dirinya sendiri.' },
  'no-parent': { title: 'Tanpa induk', meaning: 'Induknya tidak ada dalam pohon ini.' },
  'duplicate-key': { title: 'Tercatat ganda', meaning: 'Kotak yang sama muncul dua kali di bawah induknya.' },
  unreadable: { title: 'Tidak dapat dibaca', meaning: 'Datanya rusak sehingga tidak dapat digambar.' },
  'no-indikator': { title: 'Tanpa indikator', meaning: 'Sasaran tidak punya indikator untuk diukur.' },
  'no-satuan': { title: 'Tanpa satuan', meaning: 'Target dan realisasi tidak punya satuan ukur.' },
  'no-pengampu': { title: 'Tanpa pengampu', meaning: 'Belum ada unit kerja atau tim kerja yang mengampu.' },
  'parent-failed': {
    title: 'Induk tidak tercapai, semua anak tercapai',
    meaning: 'Kinerja di bawahnya berhasil, tetapi tidak sampai ke sasaran di atasnya.',
  },
  duplicate: {
    title: 'Kinerja ganda',
    meaning: 'Sasaran dan indikator yang sama dipakai lebih dari sekali.',
  },
};

export const checkKinds = Object.keys(checkWords) as CheckKind[];

/** From this level on a post or a team answers for a box; above it the unit does. */
const OWNED_FROM = 2;

/** Everything in the cascade that somebody should look at, in the order of the tree. */
export function checkCascade(model: TreeModel): Finding[] {
  const findings: Finding[] = model.problems.map(({ kind, key }) => ({
    kind,
    key,
    box: model.indexOf.get(key) ?? -1,
  }));
  const twins = duplicates(model);
  for (let box = 0; box < model.count; box += 1) {
    if (model.cross[box] !== 0) continue;
    const key = model.keys[box] ?? '';
    const find = (kind: CheckKind) => findings.push({ kind, box, key });
    const { indikator, satuan, pengampu } = cardAt(model, box);
    if (!indikator.some(hasText)) find('no-indikator');
    if (!hasText(satuan)) find('no-satuan');
    if (pengampu === null && (model.level[box] ?? 0) >= OWNED_FROM) find('no-pengampu');
    if (missedAloneAbove(model, box)) find('parent-failed');
    if (twins.has(box)) find('duplicate');
  }
  return findings;
}

/** A dash stands for nothing. */
const hasText = (text: string | null): boolean => text !== null && /[\p{L}\p{N}%]/u.test(text);

function missedAloneAbove(model: TreeModel, box: number): boolean {
  const { status } = cardAt(model, box);
  if (status !== 'tidak-tercapai' && status !== 'keduanya') return false;
  const children = model.children[box] ?? [];
  return children.length > 0 && children.every((child) => cardAt(model, child).status === 'tercapai');
}

/** Boxes that say the same as another box of their level and unit. */
function duplicates(model: TreeModel): Set<number> {
  const first = new Map<string, number>();
  const twins = new Set<number>();
  for (let box = 0; box < model.count; box += 1) {
    if (model.cross[box] !== 0) continue;
    const { sasaran, indikator, satuanKerja } = cardAt(model, box);
    if (!hasText(sasaran)) continue;
    const words = [sasaran, ...indikator].map(plain).join('|');
    const said = `${model.level[box]}/${satuanKerja.id}/${words}`;
    const before = first.get(said);
    if (before === undefined) first.set(said, box);
    else twins.add(before).add(box);
  }
  return twins;
}

const plain = (text: string) => text.toLocaleLowerCase('id').replace(/\s+/g, ' ').trim();
