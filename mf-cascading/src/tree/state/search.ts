import { isFound, isSearching, readSearch, searchText } from '@selaras/domain';
import type { TreeModel } from '../model/model';
import { textsByTree } from './tree-texts';

/**
 * Boxes whose texts have what was typed, by the one rule of all searches, in the order of the tree. A cross-cutting copy
 * of a box that the tree has at its own place is left out.
 */
export function searchBoxes(model: TreeModel, typed: string): number[] {
  const search = readSearch(typed);
  if (!isSearching(search)) return [];
  const textAt = searchTexts(model);
  const hits: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    if (isCopy(model, box)) continue;
    if (isFound(search, textAt(box))) hits.push(box);
  }
  return hits;
}

function isCopy({ cross, keys, indexOf }: TreeModel, box: number): boolean {
  const [own = ''] = (keys[box] ?? '').split('@');
  return cross[box] !== 0 && indexOf.has(own);
}

/** All that is searched of a box, in one text. */
export const searchTexts = textsByTree((model, box) => {
  const card = model.cards.get(box);
  if (card === undefined) return '';
  const { sasaran, indikator, bayangan, nomenklatur, pengampu, satuanKerja } = card;
  return searchText(
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
  );
});
