import { ActDialog } from '@selaras/resource';
import { TextField } from '@selaras/ui';
import { useState } from 'react';
import { refusalOf } from './field-errors';
import { HalamanField } from './halaman/halaman-field';
import { typedHalaman } from './halaman/typed-halaman';
import { KeteranganFields, keteranganBody } from './keterangan-fields';
import type { Ajukan } from './use-bukti';

const empty = { nama: '', tanggal_dokumen: '', periode: '' };

/** Puts a link forward. */
export function TautanDialog({ ajukan, onClose }: { ajukan: Ajukan; onClose: () => void }) {
  const [tautan, setTautan] = useState('');
  const [keterangan, setKeterangan] = useState(empty);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { halaman, salah } = typedHalaman(typed);
  const { errorOf, refusal } = refusalOf(ajukan.error, [
    'tautan',
    'nama',
    'tanggal_dokumen',
    'periode',
    'halaman',
  ]);
  return (
    <ActDialog
      title="Tambah tautan"
      description="Pastikan penilai dapat membuka alamat ini tanpa akun."
      verb="Tambah"
      sending={ajukan}
      typed={tautan !== '' || typed !== '' || keterangan !== empty}
      refusal={refusal}
      onSubmit={() => {
        setTried(true);
        if (salah !== undefined) return;
        const isi = { jenis: 'tautan', tautan: tautan.trim(), ...keteranganBody(keterangan) } as const;
        ajukan.mutate({ isi, halaman }, { onSuccess: onClose });
      }}
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
      <HalamanField
        value={typed}
        onChange={setTyped}
        error={tried ? (salah ?? errorOf('halaman')) : undefined}
      />
    </ActDialog>
  );
}
