import { ApiError, failureText } from '@selaras/api-client';
import { laporanFields, type RealisasiAnggota } from '@selaras/contracts';
import { triwulanWord } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { TypedField } from '@selaras/resource/typed';
import { useState } from 'react';
import { usePutuskan } from '../use-ketua';

interface KembalikanDialogProps {
  timId: number;
  nama: string;
  row: RealisasiAnggota;
  onClose: () => void;
}

/** Sends a report back with what has to be mended. */
export function KembalikanDialog({ timId, nama, row, onClose }: KembalikanDialogProps) {
  const [catatan, setCatatan] = useState('');
  const putuskan = usePutuskan(timId);
  const { error } = putuskan;
  const fault = error instanceof ApiError ? error.errors.catatan?.[0] : undefined;
  return (
    <ActDialog
      title={`Kembalikan realisasi ${nama}?`}
      description={`${triwulanWord(row.triwulan)}: ia membaca catatan Anda, memperbaiki, lalu melaporkan lagi.`}
      verb="Kembalikan"
      danger
      sending={putuskan}
      typed={catatan !== ''}
      refusal={error && fault === undefined ? failureText(error).pesan : null}
      onSubmit={() =>
        putuskan.mutate({ row, putusan: 'dikembalikan', catatan: catatan.trim() }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TypedField
        fields={laporanFields}
        name="catatan"
        form={{ values: { catatan }, set: (part: { catatan: string }) => setCatatan(part.catatan) }}
        required
        lines={4}
        error={fault}
      />
    </ActDialog>
  );
}
