import { getRemoteCall, returnedByItself } from '@selaras/contracts';
import type { Command } from '../command';
import { statusText } from '../text/status-text';
import { remoteName, remoteOption } from './remote-name';

export const status: Command = {
  name: 'status',
  summary: 'Kanal, versi, dan riwayat sebuah remote',
  operands: '',
  maxOperands: 0,
  options: remoteOption,
  example: 'status --remote mf_contoh',
  lesson: `PERHATIAN, paling atas: versi yang dihentikan portal sendiri karena gagal dimuat (\`returned\` di --json).
KANAL: apa yang didapat pengguna sekarang. VERSI: semua yang terbit. RIWAYAT: siapa, kapan, mengapa.`,
  async run(invocation) {
    const name = await remoteName(invocation);
    const { data } = await invocation.portal.ask(getRemoteCall, { params: { name } });
    return { text: statusText(data), json: { remote: data, returned: returnedByItself(data.history) } };
  },
};
