import { publishRemoteCall, type RemoteChannel } from '@selaras/contracts';
import { findBuild } from '../build/find-build';
import { packBuild } from '../build/pack-build';
import type { Command, Invocation } from '../command';
import { megabytes } from '../text/size-text';
import { type Activated, activate, activeText } from './activate';
import { audienceOf, channelOf, channelOptions } from './channel-options';
import { judge } from './judge';

interface Activating {
  readonly channel: RemoteChannel;
  readonly audience: ReturnType<typeof audienceOf>;
  readonly reason: string;
}

/** What shall become of the version once it is there; undefined: nothing yet. Read before anything is sent. */
function activating(invocation: Invocation): Activating | undefined {
  if (invocation.option('channel') === undefined) return undefined;
  const channel = channelOf(invocation);
  return { channel, audience: audienceOf(invocation, channel), reason: invocation.required('reason') };
}

export const publish: Command = {
  name: 'publish',
  summary: 'Terbitkan hasil bangun; dengan --channel langsung aktif',
  operands: '[FOLDER]',
  maxOperands: 1,
  options: channelOptions,
  example: 'publish --channel stable --reason "perbaikan tabel capaian"',
  lesson: `FOLDER adalah folder remote atau folder hasil bangunnya; bawaan: folder ini.
Diperiksa dahulu di sini, lalu dikirim, lalu diperiksa lagi oleh portal. Tanpa --channel versi itu tersimpan dan belum
dipakai siapa pun. Perintah yang sama boleh diulang: versi dengan isi yang sama tidak diterbitkan dua kali.`,
  async run(invocation) {
    const { portal, progress, terminal, operands } = invocation;
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    const next = activating(invocation);
    const built = await findBuild(terminal.cwd, operands[0]);
    const { name, version } = built;
    const { files } = await judge(invocation, built);
    const archive = await packBuild(files);
    progress(`Mengirim ${megabytes(archive.length)} …`);
    const { replayed } = await portal.ask(publishRemoteCall, { params: { name }, file: archive });
    const publishedMs = elapsed();
    const activated = next && (await activate(invocation, { name, version, ...next }));
    const ms = elapsed();
    return {
      text: `${name} ${version} ${replayed ? 'sudah ada dengan isi yang sama' : 'diterbitkan'}, ${whatNext(activated)} (${ms} ms).`,
      json: {
        name,
        version,
        replayed,
        bytes: archive.length,
        channel: activated?.state ?? null,
        changed: !replayed || (activated?.changed ?? false),
        publishedMs,
        ms,
      },
    };
  },
};

const whatNext = (activated: Activated | undefined): string =>
  activated === undefined ? 'belum aktif: lanjutkan dengan "selaras promote"' : activeText(activated);
