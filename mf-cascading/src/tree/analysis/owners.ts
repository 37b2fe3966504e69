import { cardAt, type TreeModel } from '../model/model';

export interface Unit {
  readonly id: number;
  readonly nama: string;
  readonly jumlah: number;
}

/** Units that have boxes in the tree, their contributions to others included, by name. */
export function unitsOf(model: TreeModel): Unit[] {
  const units = new Map<number, { id: number; nama: string; jumlah: number }>();
  for (let box = 0; box < model.count; box += 1) {
    const { id, nama } = cardAt(model, box).satuanKerja;
    const unit = units.get(id) ?? { id, nama, jumlah: 0 };
    unit.jumlah += 1;
    units.set(id, unit);
  }
  return [...units.values()].sort((a, b) => a.nama.localeCompare(b.nama, 'id'));
}

/** Names of the posts and teams of the tree, once each and in order. */
export function ownersOf(model: TreeModel): string[] {
  const names = new Set<string>();
  for (let box = 0; box < model.count; box += 1) {
    const { pengampu } = cardAt(model, box);
    if (pengampu !== null) names.add(pengampu.nama);
  }
  return [...names].sort((a, b) => a.localeCompare(b, 'id'));
}
