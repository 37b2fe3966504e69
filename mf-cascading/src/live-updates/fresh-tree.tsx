import { type FreshTreeOptions, useFreshTree } from './use-fresh-tree';

/** Comes after the first picture, which needs nothing of it. */
export default function FreshTree(options: FreshTreeOptions) {
  useFreshTree(options);
  return null;
}
