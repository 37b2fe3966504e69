import { type Config, readConfig } from '../config';
import { patientEnvironment } from './patient-limits';

/** Settings of a server that tests ask: nobody is turned away for asking often or while the machine is busy. */
export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({ PERMINTAAN_PER_MENIT: '0', TUNGGU_MAKS_MS: '0', ...patientEnvironment, ...env });
