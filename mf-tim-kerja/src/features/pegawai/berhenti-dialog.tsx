import { apiClient, rowEtag } from '@selaras/api-client';
import { type AlasanBerhenti, type PegawaiDetail, pegawaiFields } from '@selaras/contracts';
import { alasanBerhentiWords, optionsOf } from '@selaras/domain';
import { ActDialog, useSeen } from '@selaras/resource';
import { SelectField, TextField } from '@selaras/ui';
import { useState } from 'react';
import { pegawaiEndpoints } from './pegawai-queries';
import { usePegawaiAct } from './use-pegawai-act';

interface BerhentiDialogProps {
  pegawai: PegawaiDetail;
  onDone: (pegawai: PegawaiDetail) => void;
  onClose: () => void;
}

/** Ends somebody's employment on a day, and says before what hangs on him. */
export function BerhentiDialog({ pegawai, onDone, onClose }: BerhentiDialogProps) {
  const { seen, refused } = useSeen(pegawai);
  const { nip, nama, jumlah_bawahan } = seen;
  const [pada, setPada] = useState('');
  const [alasan, setAlasan] = useState<AlasanBerhenti>('pensiun');
  const [tried, setTried] = useState(false);
  const { act, faultOf, refusal } = usePegawaiAct(
    `Berhentinya ${nama} dicatat`,
    () =>
      apiClient.request(pegawaiEndpoints.berhenti, {
        params: { nip },
        ifMatch: rowEtag(seen),
        body: { pada, alasan },
      }),
    onDone,
  );
  const submit = () => {
    setTried(true);
    if (pada !== '') act.mutate(undefined, { onError: refused });
  };
  return (
    <ActDialog
      title={`Catat ${nama} berhenti?`}
      description={[
        'Jabatannya menjadi kosong dan ia tidak lagi dapat dipilih. Perjanjian dan langkah aksinya tetap ada.',
        jumlah_bawahan > 0 && `${jumlah_bawahan} pegawai masih memiliki atasan ini; tetapkan atasan barunya.`,
      ]
        .filter(Boolean)
        .join(' ')}
      verb="Catat berhenti"
      danger
      sending={act}
      typed={pada !== ''}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Sejak tanggal"
        type="date"
        value={pada}
        onChange={({ target }) => setPada(target.value)}
        error={tried && pada === '' ? 'Wajib diisi' : faultOf('pada')}
      />
      <SelectField
        label={pegawaiFields.alasan_berhenti.label}
        value={alasan}
        options={[...optionsOf(alasanBerhentiWords)]}
        onChange={({ target }) => setAlasan(target.value as AlasanBerhenti)}
        error={faultOf('alasan')}
      />
    </ActDialog>
  );
}
