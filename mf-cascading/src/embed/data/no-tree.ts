import type { Fault } from './fault';

/** Why there is no tree. */
export class NoTree extends Error {
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(fault.code, options);
  }
}
