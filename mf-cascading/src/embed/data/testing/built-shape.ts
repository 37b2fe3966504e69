import { cascadingTreeSchema } from '@selaras/contracts';
import { shapeOf } from '../shape/shape-of';

/** What the build puts in; imported for its effect. */
Object.assign(globalThis, { SELARAS_TREE_SHAPE: shapeOf(cascadingTreeSchema) });
