import { halamanEvidenFields, keteranganEvidenFields, tautanEvidenFields } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { refusalOf } from '@selaras/resource/act';
import { typedBody, typedValues } from '@selaras/resource/typed';
import { TextField } from '@selaras/ui';
import { useState } from 'react';
import { HalamanField } from './halaman/halaman-field';
import { typedHalaman } from './halaman/typed-halaman';
import { KeteranganFields } from './keterangan-fields';
import type { Ajukan } from './use-bukti';

const isiFields = { ...tautanEvidenFields, ...keteranganEvidenFields };
const fields = { ...isiFields, ...halamanEvidenFields };
const empty = typedValues(fields, null);

/** Puts a link forward. */
export function TautanDialog({ ajukan, onClose }: { ajukan: Ajukan; onClose: () => void }) {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const form = {
    values,
    set: (part: Partial<typeof empty>) => setValues((now) => ({ ...now, ...part })),
  };
  const { halaman, salah } = typedHalaman(values.halaman);
  const { errorOf, refusal } = refusalOf(ajukan.error, Object.keys(fields));
  return (
    <ActDialog
      title="Tambah tautan"
      description="Pastikan penilai dapat membuka alamat ini tanpa akun."
      verb="Tambah"
      sending={ajukan}
      typed={values !== empty}
      refusal={refusal}
      onSubmit={() => {
        setTried(true);
        if (salah !== undefined) return;
        const isi = { jenis: 'tautan', ...typedBody(isiFields, values) } as const;
        ajukan.mutate({ isi, halaman }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextField
        label={fields.tautan.label}
        type="url"
        placeholder="https://"
        value={values.tautan}
        error={errorOf('tautan')}
        onChange={({ target }) => form.set({ tautan: target.value })}
      />
      <KeteranganFields form={form} errorOf={errorOf} />
      <HalamanField form={form} error={tried ? (salah ?? errorOf('halaman')) : undefined} />
    </ActDialog>
  );
}
