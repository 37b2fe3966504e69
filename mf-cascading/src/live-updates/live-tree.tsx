import { type LiveTreeOptions, useLiveTree } from './use-live-tree';

/** Loaded after the first paint; draws nothing. */
export default function LiveTree(options: LiveTreeOptions) {
  useLiveTree(options);
  return null;
}
