import type { Shape } from './shape';

/** The contract's tree, put here by the build (`mf-cascading/rsbuild.config.ts`). */
declare const SELARAS_TREE_SHAPE: Shape;

export const treeShape = (): Shape => SELARAS_TREE_SHAPE;
