import type { Audience, ChannelState } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { type ChannelAct, changeChannel, stableLine } from './change-channel';
import { endTrial } from './end-trial';
import { type ChannelRows, findVersion, setChannel, writeHistory } from './remote-repository';

interface Promotion extends ChannelAct {
  readonly version: string;
  /** Of a canary; null for `stable`. */
  readonly audience: Audience | null;
}

const conflict = (pesan: string) => new ProblemError('BENTROK', { pesan });

/**
 * Makes a version active in a channel; the one before it stands by. Once everybody has a version, its trial is over.
 * @throws 404 for an unknown version, 409 for one that is active already, retired or cleared away, 422 for a trial of
 *   units that do not exist
 */
export function promote(act: Promotion): Promise<ChannelState> {
  return changeChannel(act, (tx, before) =>
    act.channel === 'stable' ? promoteStable(tx, before, act) : promoteCanary(tx, before, act),
  );
}

async function promoteStable(tx: Kysely<Tables>, before: ChannelRows, act: Promotion): Promise<void> {
  const { remote, bundled, version, now, publisher, reason } = act;
  const from = stableLine(before, bundled);
  if (from.nomor === version) throw conflict(`Versi ${version} sudah aktif di kanal stable.`);
  const isBundled = bundled?.version === version;
  const versi_id = isBundled ? null : await promotable(tx, act);
  const place = { remote, channel: 'stable', now } as const;
  const fallback = isBundled ? null : before.stable.versi_id;
  await setChannel(tx, place, { versi_id, cadangan_id: fallback, sasaran: null });
  await writeHistory(tx, publisher, {
    remote,
    aksi: 'promote',
    kanal: 'stable',
    nomor: version,
    ke_bawaan: isBundled,
    dari: from.nomor,
    dari_bawaan: from.isBundled,
    alasan: reason,
    waktu: now,
  });
  // Everybody has from now on what was tried out.
  if (versi_id !== null && before.canary.versi_id === versi_id) await endTrial(tx, before, act);
}

async function promoteCanary(tx: Kysely<Tables>, before: ChannelRows, act: Promotion): Promise<void> {
  const { remote, bundled, version, audience, now, publisher, reason } = act;
  if (stableLine(before, bundled).nomor === version) {
    throw conflict(`Versi ${version} sudah dipakai semua orang di kanal stable.`);
  }
  if (bundled?.version === version) throw conflict('Versi bawaan portal tidak dapat dijadikan canary.');
  const versi_id = await promotable(tx, act);
  await requireUnits(tx, audience?.units ?? []);
  await setChannel(
    tx,
    { remote, channel: 'canary', now },
    { versi_id, cadangan_id: null, sasaran: audience },
  );
  await writeHistory(tx, publisher, {
    remote,
    aksi: 'promote',
    kanal: 'canary',
    nomor: version,
    dari: before.canary.nomor,
    sasaran: audience,
    alasan: reason,
    waktu: now,
  });
}

/** Id of a published version that may become active. */
async function promotable(tx: Kysely<Tables>, { remote, version }: Promotion): Promise<number> {
  const found = await findVersion(tx, remote, version);
  if (found === undefined) {
    throw new ProblemError('TIDAK_DITEMUKAN', { pesan: `Remote ${remote} tidak memiliki versi ${version}.` });
  }
  if (found.keadaan === 'ditarik')
    throw conflict(`Versi ${version} sudah ditarik dan tidak dapat diaktifkan lagi.`);
  if (found.keadaan === 'dibersihkan') {
    throw conflict(`Berkas versi ${version} sudah dibersihkan. Terbitkan kembali lebih dulu.`);
  }
  return found.id;
}

/** A mistyped unit would be a trial that nobody takes part in, and that therefore never fails. */
async function requireUnits(tx: Kysely<Tables>, units: readonly number[]): Promise<void> {
  if (units.length === 0) return;
  const known = await tx
    .selectFrom('satuan_kerja')
    .where('satuan_kerja_id', 'in', units)
    .select('satuan_kerja_id')
    .execute();
  const ids = new Set(known.map(({ satuan_kerja_id }) => satuan_kerja_id));
  const unknown = units.filter((unit) => !ids.has(unit));
  if (unknown.length === 0) return;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { audience: [`Satuan kerja ${unknown.join(', ')} tidak ada`] },
  });
}
