import { lifecyclesOf } from '../life/run-step';
import { diagram } from './parts';

/** For single-spa: those of the diagram, which wait until its code has run. */
export const lifecycles = lifecyclesOf(diagram);
