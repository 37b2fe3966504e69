import { isSearching, readSearch, searchText } from '@selaras/domain';
import type { TreeModel } from '../model/model';
import { WordIndex } from './word-index';

/**
 * Boxes whose texts have what was typed, by the one rule of all searches, in the order of the tree. A cross-cutting copy
 * of a box that the tree has at its own place is left out.
 */
export function searchBoxes(model: TreeModel, typed: string): number[] {
  const search = readSearch(typed);
  if (!isSearching(search)) return [];
  const index = searchIndex(model);
  for (let box = 0; box < model.count; box += 1) index.read(box);
  const found = index.words.find(search, model.count, (box) => searchText(...textsOf(model, box)));
  const hits: number[] = [];
  found.forEach((has, box) => {
    if (has === 1 && !isCopy(model, box)) hits.push(box);
  });
  return hits;
}

/** Takes a box into the index of its tree, once; boxes come in their order. */
export const readIntoIndex = (model: TreeModel, box: number): void => searchIndex(model).read(box);

interface SearchIndex {
  readonly words: WordIndex;
  /** Takes a box into the index, once; boxes come in their order. */
  readonly read: (box: number) => void;
}

const indexes = new WeakMap<TreeModel, SearchIndex>();

/** The words of a tree's boxes, kept as long as the tree; a search takes in what nobody has taken in before. */
function searchIndex(model: TreeModel): SearchIndex {
  const known = indexes.get(model);
  if (known !== undefined) return known;
  const words = new WordIndex();
  let next = 0;
  const read = (box: number) => {
    if (box !== next) return;
    words.add(textsOf(model, box));
    next += 1;
    if (next === model.count) words.close();
  };
  const index = { words, read };
  indexes.set(model, index);
  return index;
}

function isCopy({ cross, keys, indexOf }: TreeModel, box: number): boolean {
  if (cross[box] === 0) return false;
  const [own = ''] = (keys[box] ?? '').split('@');
  return indexOf.has(own);
}

/** All that is searched of a box. */
function textsOf(model: TreeModel, box: number): (string | null | undefined)[] {
  const card = model.cards.get(box);
  if (card === undefined) return [];
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
  ];
}
