import { startDatabase } from '../start/start-database';
import { patientLimits } from './patient-limits';

/**
 * A program for the durability test to kill: starts the database of `argv[2]` as the server does and writes for ever,
 * naming each row on its output once the database has acknowledged it.
 */
const { db } = await startDatabase({
  dataDir: process.argv[2] ?? '',
  seed: 'none',
  demoPassword: '',
  production: false,
  limits: patientLimits,
});
for (;;) {
  const { id } = await db
    .insertInto('referensi')
    .values({ kode: `uji_${process.hrtime.bigint()}`, nama: 'Uji', tahun: 2024 })
    .returning('id')
    .executeTakeFirstOrThrow();
  process.stdout.write(`${id}\n`);
}
