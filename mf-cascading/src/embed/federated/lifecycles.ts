import { lifecyclesOf } from '../life/run-step';
import { embedScript } from './embed-script';

/** `mf_cascading/lifecycles`: those of single-spa. */
export const { bootstrap, mount, update, unmount } = lifecyclesOf(embedScript);
