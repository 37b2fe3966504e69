import { ApiError, apiClient, rowEtag } from '@selaras/api-client';
import { bukaKembaliLkeFields, unitFields } from '@selaras/contracts';
import { ActDialog, loadFailure } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { TypedField } from '@selaras/resource/typed';
import { ErrorState, SelectField } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { langkahEndpoints, lembarQueries } from '../../lembar/lembar-queries';
import { hasilQueries } from './hasil-queries';

const SHORTEST = 5;

/** Opens a decided evaluation for the plenary again; the reason stays in the unit's history. */
export function BukaKembaliDialog({ onClose }: { onClose: () => void }) {
  const [unit, setUnit] = useState<number | null>(null);
  const [values, setValues] = useState({ alasan: '' });
  const [asked, setAsked] = useState(false);
  const list = useQuery(hasilQueries.list());
  const failure = loadFailure(list, 'Daftar satuan kerja gagal dimuat');
  const decided = list.data?.data.filter(({ keadaan }) => keadaan === 'final') ?? [];
  const row = decided.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === unit);
  const reopen = useAct({
    send: (idempotencyKey) =>
      apiClient.request(langkahEndpoints['buka-kembali'], {
        params: { satkerId: unit ?? 0 },
        body: values,
        ifMatch: rowEtag({ versi: row?.versi ?? 0 }),
        idempotencyKey,
      }),
    handled: [409, 412, 422],
    done: 'Hasil akhir dibuka kembali',
    reads: lembarQueries.all,
    onDone: onClose,
  });
  const tooShort = values.alasan.trim().length < SHORTEST;
  return (
    <ActDialog
      title="Buka kembali hasil akhir?"
      description="Evaluasi kembali ke pleno dan hasilnya hilang dari halaman publik sampai ditetapkan lagi. Alasan tercatat dalam riwayat."
      verb="Buka kembali"
      danger
      sending={reopen}
      typed={values.alasan !== ''}
      refusal={reopen.error instanceof ApiError ? reopen.error.pesan : null}
      onSubmit={() => {
        setAsked(true);
        if (row !== undefined && !tooShort) reopen.mutate();
      }}
      onClose={onClose}
    >
      {failure && <ErrorState {...failure} />}
      <SelectField
        label={unitFields.satuan_kerja_id.label}
        placeholder={decided.length === 0 ? 'Belum ada yang final' : 'Pilih satuan kerja'}
        error={asked && row === undefined ? 'Pilih satuan kerja' : undefined}
        options={decided.map(({ satuan_kerja }) => ({
          value: satuan_kerja.satuan_kerja_id,
          label: satuan_kerja.satuan_kerja_nama,
        }))}
        value={unit ?? ''}
        onChange={({ target }) => setUnit(Number(target.value) || null)}
      />
      <TypedField
        fields={bukaKembaliLkeFields}
        name="alasan"
        form={{ values, set: setValues }}
        error={asked && tooShort ? 'Tulis alasan membuka kembali' : undefined}
        lines={4}
      />
    </ActDialog>
  );
}
