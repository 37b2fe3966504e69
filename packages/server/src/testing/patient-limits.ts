import { z } from 'zod';
import { limitEnvironment, limitsOf } from '../config-limits';

const TIMES = 10;

/**
 * Every time limit of the server at ten times its default, as settings: what answers in time in production may take
 * longer on a machine that runs many tests at once. Tests whose subject is a limit set their own on top.
 */
export const patientEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(z.object(limitEnvironment).parse({})).map(([name, ms]) => [name, String(TIMES * ms)]),
);

/** The same limits for a connection or a start of its own. */
export const patientLimits = limitsOf(z.object(limitEnvironment).parse(patientEnvironment));
