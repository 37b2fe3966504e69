import {
  ApiError,
  apiClient,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import type { TimKerjaRinci } from '@selaras/contracts';
import { useNavigate, usePages } from '@selaras/portal';
import { ActDialog, useSeen } from '@selaras/resource';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const dissolve = useMutation({
    mutationFn: () =>
      apiClient.request(timEndpoints.bubarkan, {
        params: { id: tim.id },
        ifMatch: rowEtag(seen),
        idempotencyKey,
      }),
    meta: handledByPage(409, 412, 423),
    onError: (error) => {
      refused(error);
      invalidate(queries);
    },
    onSuccess: () => {
      toast.show({ tone: 'success', title: `${tim.nama} dibubarkan` });
      const address = hrefOf('tim-kerja');
      if (address !== null) void navigate(address);
      invalidate(queries);
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
