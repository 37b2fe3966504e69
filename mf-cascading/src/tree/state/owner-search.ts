import { isFound, readSearch, searchText } from '@selaras/domain';
import { cardAt, type TreeModel } from '../model/model';
import { textsByTree } from './tree-texts';

/** Tells of the boxes of a tree whether what was typed is found in who owns them, by the one rule of all searches. */
export function ownerSearch(model: TreeModel, typed: string): (box: number) => boolean {
  const search = readSearch(typed);
  const ownerAt = ownersOf(model);
  return (box) => isFound(search, ownerAt(box));
}

const ownersOf = textsByTree((model, box) => {
  const { pengampu } = cardAt(model, box);
  return searchText(pengampu?.nama, pengampu?.rincian);
});
