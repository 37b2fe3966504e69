import { buffer } from 'node:stream/consumers';
import { admissionFindings, type Candidate, type Finding, type PortalAbilities } from '@selaras/admission';
import type { RemoteChannel } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import type { FileStore } from '../../../kit/files/file-store';
import type { Context } from '../../../plugins/context';
import { ProblemError } from '../../../plugins/problem';
import type { Publisher } from '../acts/publisher';
import { findVersion, writeHistory } from '../acts/remote-repository';
import type { Bundle } from '../archive/bundle-build';
import { bundleFiles } from '../archive/bundle-files';
import { candidateOf } from './candidate-of';

interface GateOptions {
  readonly context: Pick<Context, 'db' | 'clock'>;
  readonly store: FileStore;
  /** The portal as it is now. */
  readonly portal: () => Promise<PortalAbilities>;
}

export interface AdmissionGate {
  /** @throws 422 with every finding; the version is not kept, the history tells of it. */
  admitNew(
    version: { readonly name: string; readonly version: string },
    bundle: Bundle,
    publisher: Publisher,
  ): Promise<void>;
  /** The same for a version that is kept already: the portal may have changed. Others are left to who promotes. */
  admitAgain(
    version: { readonly name: string; readonly version: string },
    publisher: Publisher | null,
    channel: RemoteChannel,
  ): Promise<void>;
}

const refused = (temuan: readonly Finding[]) => new ProblemError('REMOTE_DITOLAK', { temuan: [...temuan] });

/** Holds versions against the portal, when they are published and again before they become active. */
export function admissionGate({ context: { db, clock }, store, portal }: GateOptions): AdmissionGate {
  async function admit(
    candidate: Candidate,
    publisher: Publisher | null,
    line: { readonly nomor: string; readonly kanal?: RemoteChannel },
  ): Promise<void> {
    const findings = admissionFindings(candidate, await portal());
    if (findings.length === 0) return;
    const alasan = findings
      .map(({ code, reason }) => `${code}: ${reason}`)
      .join('\n')
      .slice(0, 4000);
    await asActor(db, publisher?.userId ?? null, (tx) =>
      writeHistory(tx, publisher, {
        remote: candidate.name,
        aksi: 'refuse',
        alasan,
        waktu: clock(),
        ...line,
      }),
    );
    throw refused(findings);
  }

  return {
    admitNew: async ({ name, version }, { content, files }, publisher) =>
      admit(await candidateOf(name, bundleFiles(files, content)), publisher, { nomor: version }),
    async admitAgain({ name, version: nomor }, publisher, kanal) {
      const found = await findVersion(db, name, nomor);
      if (found?.keadaan !== 'tersedia' || found.nama_acak === null) return;
      const stream = await store.open(found.nama_acak);
      if (stream === null) {
        throw new ProblemError('BENTROK', {
          pesan: `Berkas versi ${nomor} tidak ada lagi di penyimpanan. Terbitkan versi baru.`,
        });
      }
      const files = bundleFiles(found.isi, await buffer(stream));
      await admit(await candidateOf(name, files), publisher, { nomor, kanal });
    },
  };
}
