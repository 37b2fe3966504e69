import { rollBackRemoteCall } from '@selaras/contracts';
import type { Command } from '../command';
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
percobaannya berakhir dan semua orang mendapat versi stable. Tidak ada yang dihapus.`,
  async run(invocation) {
    const { portal, required, progress } = invocation;
    const started = performance.now();
    const channel = channelOf(invocation, 'stable');
    const reason = required('reason');
    const name = await remoteName(invocation);
    progress(`Mengembalikan ${name} di ${channel} …`);
    const { data } = await portal.ask(rollBackRemoteCall, { params: { name }, body: { channel, reason } });
    const { version } = data;
    if (channel === 'stable' && version !== null) await told(portal, name, version);
    const ms = Math.round(performance.now() - started);
    const now = version === null ? 'percobaan canary berakhir' : `kembali ke ${version}`;
    return { text: `${name}: ${now} (${ms} ms).`, json: { name, channel: data, ms } };
  },
};

function pick<T, K extends string>(all: Readonly<Record<string, T>>, name: K): Record<string, T> {
  const one = all[name];
  return one === undefined ? {} : { [name]: one };
}
