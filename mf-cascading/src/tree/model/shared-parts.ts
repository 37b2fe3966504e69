import { tingkatNomenklatur } from '@selaras/domain';
import type { TreeNode } from './card';
import { isRecord } from './readable-node';

type Row = Record<string, unknown>;

/** So many boxes of an answer stay as they are: in a smaller tree sharing costs more than it saves. */
const LARGE = 15_000;

const texts = ['sasaran', 'indikator', 'indikator_kemendagri', 'do_rumus', 'penyebab_kegagalan'] as const;
const lists = ['kinerja_tercapai', 'kinerja_tidak_tercapai', 'solusi', 'kinerja_langkah_aksi'] as const;
const none: readonly never[] = Object.freeze([]);

/**
 * Parts that boxes of one large answer say alike, held once: their unit, their team, their texts and lists without an
 * entry. A province has each of its units and teams, and each name of the nomenclature, in many boxes; every copy would
 * stay as long as the tree.
 */
export class SharedParts {
  #boxes = 0;
  #unit: unknown;
  readonly #teams = new Map<unknown, unknown>();
  readonly #texts = new Map<string, string>();

  constructor(private readonly from = LARGE) {}

  /** Gives a node of the answer the parts that were seen before in place of its own, which are equal to them. */
  share(node: TreeNode): void {
    this.#boxes += 1;
    if (this.#boxes <= this.from) return;
    const row = node as unknown as Row;
    const { satuan_kerja: unit, tim_kerja: team } = row;
    if (isRecord(unit)) {
      if (isSame(unit, this.#unit)) row.satuan_kerja = this.#unit;
      else this.#unit = unit;
    }
    if (isRecord(team)) {
      const known = this.#teams.get(team.id);
      if (isSame(team, known)) row.tim_kerja = known;
      else this.#teams.set(team.id, team);
    }
    for (const name of texts) this.#shareText(row, name);
    for (const name of tingkatNomenklatur) if (isRecord(row[name])) this.#shareText(row[name], 'nama');
    for (const name of lists) {
      const list = row[name];
      if (Array.isArray(list) && list.length === 0) row[name] = none;
    }
  }

  #shareText(row: Row, name: string): void {
    const text = row[name];
    if (typeof text !== 'string') return;
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    else row[name] = known;
  }
}

/** Whether two parsed values are equal, with their fields in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isSame(one[name], other[name]))
  );
}
