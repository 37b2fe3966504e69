import { failurePanel, loadFailureWords } from '@selaras/contracts';
import type { Command } from '../command';
import { startFaultProxy } from '../faults/fault-proxy';
import { type FaultName, type RemoteFault, remoteFaults } from '../faults/remote-faults';
import { Refusal, UsageError } from '../refusal';
import { columns } from '../text/table';
import { portOf, portOption } from './port-option';
import { remoteName, remoteOption } from './remote-name';

const PORT = 3180;
const list = columns(Object.entries(remoteFaults).map(([name, { help }]) => [`  ${name}`, help]));
const isFault = (name: string): name is FaultName => Object.hasOwn(remoteFaults, name);

export const faults: Command = {
  name: 'faults',
  summary: 'Portal dengan satu remote yang sengaja rusak, seperti yang akan dilihat pengguna',
  operands: 'KERUSAKAN',
  maxOperands: 1,
  options: { ...remoteOption, ...portOption(PORT) },
  example: 'faults corrupt --remote mf_contoh --port 3180',
  lesson: `Membuka porta di komputer ini saja; semuanya diteruskan dari portal apa adanya, kecuali remote itu. Versi
cadangan dilepas supaya kerusakannya tampak. Berjalan sampai dihentikan (Ctrl-C). KERUSAKAN:
${list}`,
  async run(invocation) {
    const { portal, operands } = invocation;
    const [kind = ''] = operands;
    if (!isFault(kind)) throw new UsageError(`Sebutkan KERUSAKAN: ${Object.keys(remoteFaults).join(', ')}.`);
    const port = portOf(invocation, PORT);
    const remote = await remoteName(invocation);
    const active = await portal.active(remote);
    if (active === undefined) {
      throw new Refusal('TIDAK_DITEMUKAN', `${remote} tidak aktif di ${portal.origin}.`, {
        remedy: 'Terbitkan dan aktifkan dahulu, atau sebutkan remote lain.',
      });
    }
    const { origin, ...lasting } = await startFaultProxy({
      portal: portal.origin,
      remote,
      fault: remoteFaults[kind],
      port,
    });
    const { help, code }: RemoteFault = remoteFaults[kind];
    const panel = code === null ? null : failurePanel(active.manifest.title, loadFailureWords[code]);
    const open = `${origin}${active.manifest.pages[0]?.path ?? '/'}`;
    return {
      text: `${remote}: ${help}.\n\n${seen(panel)}\n\nBuka: ${open}\nBerhenti: Ctrl-C`,
      json: { remote, fault: kind, code, panel, origin, open },
      lasting,
    };
  },
};

/** What a user of the portal has before him. */
const seen = (panel: ReturnType<typeof failurePanel> | null): string =>
  panel === null
    ? 'Pengguna melihat halamannya, hanya lebih lambat.'
    : `Pengguna melihat di tempat halamannya:\n  ${panel.heading}\n  ${panel.text}\n  [${panel.again}]`;
