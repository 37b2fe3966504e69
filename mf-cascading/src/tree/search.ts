import type { TreeModel } from './model';

const MOST_HITS = 500;

/** Boxes whose texts contain all words that were typed, in the order of the tree; cross-cutting copies are left out. */
export function searchBoxes(model: TreeModel, typed: string): number[] {
  const words = typed.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: number[] = [];
  for (let box = 0; box < model.count && hits.length < MOST_HITS; box += 1) {
    if (model.cross[box] !== 0) continue;
    const text = searchText(model, box);
    if (words.every((word) => text.includes(word))) hits.push(box);
  }
  return hits;
}

function searchText(model: TreeModel, box: number): string {
  const card = model.cards[box];
  if (card === undefined) return '';
  const { sasaran, indikator, nomenklatur, pengampu, satuanKerja } = card;
  return [
    sasaran,
    ...indikator,
    nomenklatur?.kode,
    nomenklatur?.nama,
    pengampu?.nama,
    pengampu?.rincian,
    satuanKerja.nama,
    satuanKerja.singkatan,
  ]
    .join(' ')
    .toLocaleLowerCase('id');
}
