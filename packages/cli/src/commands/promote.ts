import { findBuild } from '../build/find-build';
import type { Command } from '../command';
import { activate, activeText } from './activate';
import { audienceOf, channelOf, channelOptions } from './channel-options';
import { remoteName, remoteOption } from './remote-name';

export const promote: Command = {
  name: 'promote',
  summary: 'Jadikan satu versi yang sudah terbit aktif di sebuah kanal',
  operands: '[VERSI]',
  maxOperands: 1,
  options: { ...channelOptions, ...remoteOption },
  example: 'promote 1.4.0-1a2b3c4d --channel canary --percent 10 --reason "dicoba sepersepuluh pengguna"',
  lesson: `VERSI seperti di "selaras status"; bawaan: yang dibangun di folder ini.
Portal memeriksa versi itu sekali lagi, karena portal dapat berubah sejak ia terbit. Perintah yang sama boleh diulang:
yang sudah aktif tidak diubah. Bila orang lain mengubah kanalnya lebih dahulu, perintah ini ditolak.`,
  async run(invocation) {
    const started = performance.now();
    const channel = channelOf(invocation);
    const audience = audienceOf(invocation, channel);
    const reason = invocation.required('reason');
    const name = await remoteName(invocation);
    const version = invocation.operands[0] ?? (await findBuild(invocation.terminal.cwd)).version;
    const activated = await activate(invocation, { name, version, channel, audience, reason });
    const ms = Math.round(performance.now() - started);
    return {
      text: `${name} ${version} ${activeText(activated)} (${ms} ms).`,
      json: { name, version, channel: activated.state, changed: activated.changed, ms },
    };
  },
};
