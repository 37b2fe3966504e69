import { ActDialog } from '@selaras/resource';
import { TextField } from '@selaras/ui';
import { useState } from 'react';
import { refusalOf } from './field-errors';
import { KeteranganFields, keteranganBody } from './keterangan-fields';
import type { Ajukan } from './use-bukti';

const empty = { nama: '', tanggal_dokumen: '', periode: '' };

/** Puts a link forward. */
export function TautanDialog({ ajukan, onClose }: { ajukan: Ajukan; onClose: () => void }) {
  const [tautan, setTautan] = useState('');
  const [keterangan, setKeterangan] = useState(empty);
  const { errorOf, refusal } = refusalOf(ajukan.error, ['tautan', 'nama', 'tanggal_dokumen', 'periode']);
  return (
    <ActDialog
      title="Tambah tautan"
      description="Pastikan penilai dapat membuka alamat ini tanpa akun."
      verb="Tambah"
      sending={ajukan}
      typed={tautan !== '' || keterangan !== empty}
      refusal={refusal}
      onSubmit={() =>
        ajukan.mutate(
          { jenis: 'tautan', tautan: tautan.trim(), ...keteranganBody(keterangan) },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <TextField
        label="Alamat"
        type="url"
        placeholder="https://"
        value={tautan}
        error={errorOf('tautan')}
        onChange={({ target }) => setTautan(target.value)}
      />
      <KeteranganFields value={keterangan} onChange={setKeterangan} errorOf={errorOf} />
    </ActDialog>
  );
}
