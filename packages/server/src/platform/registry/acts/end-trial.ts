import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { ChannelAct } from './change-channel';
import { type ChannelRows, setChannel, writeHistory } from './remote-repository';

/** Ends the trial of the version in `canary`: whoever had it gets what everybody gets. */
export async function endTrial(
  tx: Kysely<Tables>,
  { canary }: Pick<ChannelRows, 'canary'>,
  { remote, now, publisher, reason }: Pick<ChannelAct, 'remote' | 'now' | 'publisher' | 'reason'>,
): Promise<void> {
  const nothing = { versi_id: null, cadangan_id: null, sasaran: null };
  await setChannel(tx, { remote, channel: 'canary', now }, nothing);
  await writeHistory(tx, publisher, {
    remote,
    aksi: 'roll-back',
    kanal: 'canary',
    dari: canary.nomor,
    alasan: reason,
    waktu: now,
  });
}
