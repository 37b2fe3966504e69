import { type RemoteChannel, type RemoteDetail, rollBackRemoteCall } from '@selaras/contracts';
import type { Command } from '../command';
import { actOnChannel, channelIn } from './act-on-channel';
import { told } from './activate';
import { channelOf, channelOptions, reasonOption } from './channel-options';
import { remoteName, remoteOption } from './remote-name';

export const rollback: Command = {
  name: 'rollback',
  summary: 'Kembali ke versi sebelumnya, atau akhiri percobaan canary',
  operands: '',
  maxOperands: 0,
  options: { ...pick(channelOptions, 'channel'), ...reasonOption, ...remoteOption },
  example: 'rollback --remote mf_contoh --reason "tabel kosong sejak rilis malam ini"',
  lesson: `Di kanal stable (bawaan) semua orang mendapat versi sebelumnya yang masih dapat dipakai. Di kanal canary
percobaannya berakhir dan semua orang mendapat versi stable. Tidak ada yang dihapus. Perintah yang sama boleh diulang:
dengan alasan yang sama kanal tidak mundur dua kali. Untuk mundur satu versi lagi, tulis alasan lain.`,
  async run(invocation) {
    const { portal, required, progress } = invocation;
    const started = performance.now();
    const channel = channelOf(invocation, 'stable');
    const reason = required('reason');
    const name = await remoteName(invocation);
    progress(`Mengembalikan ${name} di ${channel} …`);
    const { state, changed } = await actOnChannel(portal, {
      name,
      channel,
      isDone: (detail) => isBack(detail, channel, reason),
      act: async (versi) =>
        (await portal.ask(rollBackRemoteCall, { params: { name }, body: { channel, reason, versi } })).data,
    });
    const { version } = state;
    if (channel === 'stable' && version !== null) await told(portal, name, version);
    const ms = Math.round(performance.now() - started);
    const already = changed ? '' : 'sudah ';
    const now = version === null ? `percobaan canary ${already}berakhir` : `${already}kembali ke ${version}`;
    const further = changed || version === null ? '' : ' Untuk mundur satu versi lagi, tulis alasan lain.';
    return { text: `${name}: ${now} (${ms} ms).${further}`, json: { name, channel: state, changed, ms } };
  },
};

/** Whether going back for this reason was the last that happened to the channel; no canary is the end of any trial. */
function isBack(detail: RemoteDetail, channel: RemoteChannel, reason: string): boolean {
  if (channel === 'canary' && channelIn(detail, channel).version === null) return true;
  const last = detail.history.find((line) => line.channel === channel && line.act !== 'refuse');
  return last?.act === 'roll-back' && last.reason === reason.trim();
}

function pick<T, K extends string>(all: Readonly<Record<string, T>>, name: K): Record<string, T> {
  const one = all[name];
  return one === undefined ? {} : { [name]: one };
}
