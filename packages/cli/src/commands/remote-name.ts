import { remoteNameSchema } from '@selaras/contracts';
import { type BuiltRemote, findBuild } from '../build/find-build';
import type { Invocation, Option } from '../command';
import { UsageError } from '../refusal';

/** Options by which commands name the remote that they are about. */
export const remoteOption: Readonly<Record<string, Option>> = {
  remote: { value: 'mf_nama', help: 'remote yang dimaksud; bawaan: yang dibangun di folder ini' },
};

/**
 * The remote that a command is about: the one that is named, or the one that was built here.
 * @throws UsageError for a name that no remote has
 */
export async function remoteName({ option, terminal }: Invocation): Promise<string> {
  const named = option('remote');
  if (named === undefined) return (await builtHere(terminal.cwd)).name;
  const { success } = remoteNameSchema.safeParse(named);
  if (!success) throw new UsageError(`"${named}" bukan nama remote. Nama remote berbentuk mf_nama.`);
  return named;
}

const builtHere = (cwd: string): Promise<BuiltRemote> =>
  findBuild(cwd).catch(() => {
    throw new UsageError('Sebutkan --remote mf_nama, atau jalankan di folder remote yang sudah dibangun.');
  });
