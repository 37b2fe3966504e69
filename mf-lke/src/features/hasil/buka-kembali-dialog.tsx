import {
  ApiError,
  apiClient,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import { ActDialog, loadFailure } from '@selaras/resource';
import { ErrorState, SelectField, TextAreaField, useToast } from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langkahEndpoints, lembarQueries } from '../../lembar/lembar-queries';
import { hasilQueries } from './hasil-queries';

const SHORTEST = 5;

/** Opens a decided evaluation for the plenary again; the reason stays in the unit's history. */
export function BukaKembaliDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [unit, setUnit] = useState<number | null>(null);
  const [alasan, setAlasan] = useState('');
  const [asked, setAsked] = useState(false);
  const list = useQuery(hasilQueries.list());
  const failure = loadFailure(list, 'Daftar satuan kerja gagal dimuat');
  const decided = list.data?.data.filter(({ keadaan }) => keadaan === 'final') ?? [];
  const row = decided.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === unit);
  const reopen = useMutation({
    mutationFn: () =>
      apiClient.request(langkahEndpoints['buka-kembali'], {
        params: { satkerId: unit ?? 0 },
        body: { alasan },
        ifMatch: rowEtag({ versi: row?.versi ?? 0 }),
        idempotencyKey,
      }),
    meta: handledByPage(409, 412, 422),
    onSettled: () => invalidate(queries, { queryKey: lembarQueries.all }),
    onSuccess: () => {
      toast.show({ tone: 'success', title: 'Hasil akhir dibuka kembali' });
      onClose();
    },
  });
  const tooShort = alasan.trim().length < SHORTEST;
  return (
    <ActDialog
      title="Buka kembali hasil akhir?"
      description="Evaluasi kembali ke pleno dan hasilnya hilang dari halaman publik sampai ditetapkan lagi. Alasan tercatat dalam riwayat."
      verb="Buka kembali"
      danger
      sending={reopen}
      typed={alasan !== ''}
      refusal={reopen.error instanceof ApiError ? reopen.error.pesan : null}
      onSubmit={() => {
        setAsked(true);
        if (row !== undefined && !tooShort) reopen.mutate();
      }}
      onClose={onClose}
    >
      {failure && <ErrorState {...failure} />}
      <SelectField
        label="Satuan kerja"
        placeholder={decided.length === 0 ? 'Belum ada yang final' : 'Pilih satuan kerja'}
        error={asked && row === undefined ? 'Pilih satuan kerja' : undefined}
        options={decided.map(({ satuan_kerja }) => ({
          value: satuan_kerja.satuan_kerja_id,
          label: satuan_kerja.satuan_kerja_nama,
        }))}
        value={unit ?? ''}
        onChange={({ target }) => setUnit(Number(target.value) || null)}
      />
      <TextAreaField
        label="Alasan"
        maxLength={1000}
        error={asked && tooShort ? 'Tulis alasan membuka kembali' : undefined}
        value={alasan}
        onChange={({ target }) => setAlasan(target.value)}
      />
    </ActDialog>
  );
}
