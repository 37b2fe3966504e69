import type { AnggotaTim } from '@selaras/contracts';
import { keadaanAnggotaWords, MASIH_BERLAKU } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<AnggotaTim['status'], BadgeTone>> = {
  draf: 'neutral',
  menunggu_kabid: 'accent',
  menunggu_opd: 'accent',
  disetujui: 'success',
  ditolak_kabid: 'danger',
  ditolak_opd: 'danger',
  nonaktif: 'neutral',
};

/** State of a place in a team, with what else one should know at a glance. */
export function KeadaanAnggota({
  anggota: { status, terlambat, berlaku },
}: {
  anggota: Pick<AnggotaTim, 'status' | 'terlambat'> & {
    /** What applies of it, or whether anything does. */
    readonly berlaku: AnggotaTim['berlaku'] | boolean;
  };
}) {
  return (
    <>
      <Badge tone={tones[status]}>{keadaanAnggotaWords[status]}</Badge>
      {terlambat && <Badge tone="warning">Lewat tujuh hari</Badge>}
      {berlaku !== null && berlaku !== false && status !== 'disetujui' && <Badge>{MASIH_BERLAKU}</Badge>}
    </>
  );
}
