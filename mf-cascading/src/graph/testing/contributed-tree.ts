import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import type { TreeModel } from '../../tree/model/model';

/** A small tree in which one activity of the last programme also stands as a cross item below the first one. */
export function contributedTree(): TreeModel {
  const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
  const programs = tree.data.flatMap((row) => row.sasaran_strategis_pd).flatMap((pd) => pd.kinerja_program);
  const contributed = programs.at(-1)?.kinerja_kegiatan[0];
  const first = programs[0];
  if (first === undefined || contributed === undefined) throw new Error('the tree has no programme');
  first.kinerja_kegiatan_cross = [
    { ...contributed, kinerja_sub_kegiatan: [], kinerja_sub_kegiatan_cross: [], is_cross: true },
  ];
  return buildTree(tree, { maxDepth: 5 });
}
