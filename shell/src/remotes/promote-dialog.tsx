import type { ChannelState, RemoteChannel } from '@selaras/contracts';
import { useState } from 'react';
import { AudienceFields, audienceOf, nobody, valuesOf } from './audience-fields';
import { ReasonDialog } from './reason-dialog';
import { usePromote } from './remote-mutations';
import { useUnitName } from './unit-names';

interface PromoteDialogProps {
  name: string;
  version: string;
  /** The channel as it stands. */
  now: ChannelState;
  onClose: () => void;
}

const words: Readonly<
  Record<RemoteChannel, { title: string; description: string; verb: string; done: string }>
> = {
  stable: {
    title: 'Aktifkan untuk semua orang?',
    description:
      'Siapa pun yang membuka portal mendapat versi ini. Halaman yang sedang terbuka tetap selesai pada versinya.',
    verb: 'Aktifkan',
    done: 'aktif untuk semua orang',
  },
  canary: {
    title: 'Coba pada sebagian pengguna',
    description: 'Hanya pengguna yang dipilih mendapat versi ini, yang lain tetap pada versi stable.',
    verb: 'Mulai percobaan',
    done: 'dicoba oleh pengguna terpilih',
  },
};

/** Makes a version active in a channel. */
export function PromoteDialog({ name, version, now, onClose }: PromoteDialogProps) {
  const unitName = useUnitName([now]);
  const { channel, versi } = now;
  // Who tries this version out already is changed from what it is.
  const [before] = useState(() =>
    now.version === version && now.audience !== null ? valuesOf(now.audience, unitName) : nobody,
  );
  const [audience, setAudience] = useState(before);
  const promote = usePromote();
  const chosen = audienceOf(audience);
  const missing =
    channel === 'canary' && chosen.roles.length + chosen.units.length === 0 && chosen.percent <= 0
      ? 'Pilih peran, satuan kerja, atau bagian pengguna'
      : undefined;
  const { title, description, verb, done } = words[channel];
  const send = (reason: string, onDone: () => void) => {
    promote.mutate(
      {
        params: { name, channel },
        body: { version, reason, versi, ...(channel === 'canary' && { audience: chosen }) },
      },
      { onSuccess: onDone },
    );
  };
  return (
    <ReasonDialog
      title={title}
      description={`${version}. ${description}`}
      verb={verb}
      done={`${version} ${done}`}
      sending={promote}
      send={send}
      changed={audience !== before}
      onClose={onClose}
      incomplete={missing !== undefined}
    >
      {(tried) =>
        channel === 'canary' && (
          <AudienceFields value={audience} onChange={setAudience} error={tried ? missing : undefined} />
        )
      }
    </ReasonDialog>
  );
}
