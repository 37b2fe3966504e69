import type { TreeModel } from '../model/model';

const texts = new WeakMap<TreeModel, readonly string[]>();

/**
 * Boxes whose texts contain all words that were typed, in the order of the tree. A cross-cutting copy of a box that the
 * tree has at its own place is left out.
 */
export function searchBoxes(model: TreeModel, typed: string): number[] {
  const words = typed.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = textsOf(model);
  const hits: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    if (isCopy(model, box)) continue;
    const text = all[box] ?? '';
    if (words.every((word) => text.includes(word))) hits.push(box);
  }
  return hits;
}

function isCopy({ cross, keys, indexOf }: TreeModel, box: number): boolean {
  const [own = ''] = (keys[box] ?? '').split('@');
  return cross[box] !== 0 && indexOf.has(own);
}

/** The texts of all boxes in small letters, put together once a tree. */
function textsOf(model: TreeModel): readonly string[] {
  const known = texts.get(model) ?? model.keys.map((_, box) => searchText(model, box));
  texts.set(model, known);
  return known;
}

function searchText(model: TreeModel, box: number): string {
  const card = model.cards[box];
  if (card === undefined) return '';
  const { sasaran, indikator, bayangan, nomenklatur, pengampu, satuanKerja } = card;
  return [
    sasaran,
    ...indikator,
    card.indikatorKemendagri,
    bayangan?.sasaran,
    bayangan?.indikator,
    nomenklatur?.kode,
    nomenklatur?.nama,
    pengampu?.nama,
    pengampu?.rincian,
    satuanKerja.nama,
    satuanKerja.singkatan,
    ...card.csfTercapai,
    ...card.csfGagal,
    card.penyebab,
  ]
    .join(' ')
    .toLocaleLowerCase('id');
}
