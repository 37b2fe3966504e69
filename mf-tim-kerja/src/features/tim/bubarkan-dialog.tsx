import { ApiError, apiClient, rowEtag } from '@selaras/api-client';
import type { TimKerjaRinci } from '@selaras/contracts';
import { useNavigate, usePages } from '@selaras/portal';
import { ActDialog, useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { timEndpoints } from '../../anggota/tim-queries';

const kinds: Readonly<Record<string, string>> = {
  'kinerja-program': 'Kinerja program',
  'kinerja-kegiatan': 'Kinerja kegiatan',
  'kinerja-sub-kegiatan': 'Kinerja sub kegiatan',
  'kinerja-langkah-aksi': 'Langkah aksi',
  'rencana-aksi': 'Rencana aksi',
  anggota: 'Anggota',
};

interface Tergantung {
  readonly jenis: string;
  readonly nama: string;
}

const isTergantung = (value: unknown): value is { tergantung: Tergantung[] } =>
  typeof value === 'object' && value !== null && 'tergantung' in value && Array.isArray(value.tergantung);

/** Dissolves a team; what still hangs on it is told by name. */
export function BubarkanDialog({ tim, onClose }: { tim: TimKerjaRinci; onClose: () => void }) {
  const { seen, refused } = useSeen(tim);
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const dissolve = useAct({
    send: (idempotencyKey) =>
      apiClient.request(timEndpoints.bubarkan, {
        params: { id: tim.id },
        ifMatch: rowEtag(seen),
        idempotencyKey,
      }),
    handled: [409, 412, 423],
    done: `${tim.nama} dibubarkan`,
    onRefused: refused,
    onDone: () => {
      const address = hrefOf('tim-kerja');
      if (address !== null) void navigate(address);
    },
  });
  const refusal = dissolve.error instanceof ApiError ? dissolve.error : null;
  const terkini = refusal?.terkini;
  return (
    <ActDialog
      title={`Bubarkan ${tim.nama}?`}
      description="Tim yang dibubarkan tidak tampil lagi; jejaknya tetap tersimpan."
      verb="Bubarkan"
      danger
      sending={dissolve}
      typed={false}
      refusal={refusal?.pesan}
      onSubmit={() => dissolve.mutate()}
      onClose={onClose}
    >
      {isTergantung(terkini) && (
        <ul aria-label="Yang masih bergantung pada tim">
          {terkini.tergantung.map(({ jenis, nama }) => (
            <li key={`${jenis} ${nama}`}>
              {kinds[jenis] ?? jenis}: {nama}
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}
