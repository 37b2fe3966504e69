import {
  ApiError,
  apiClient,
  failureText,
  handledByPage,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import {
  type Dokumen,
  dokumenFields,
  type JenisDokumen,
  type KeptFile,
  type PemilikDokumen,
} from '@selaras/contracts';
import { jenisDokumenWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { ActDialog } from '@selaras/resource';
import { FilesField } from '@selaras/resource/files';
import { missingTyped, TypedField, typedBody, typedValues } from '@selaras/resource/typed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dokumenEndpoints } from './dokumen-queries';
import { ownerName } from './owner';
import { useWritten } from './use-written';

interface UploadDialogProps {
  jenis: JenisDokumen;
  /** null makes the first version. */
  dokumen: Dokumen | null;
  owner: PemilikDokumen['satuan_kerja'];
  onClose: () => void;
}

type Faults = { readonly [Field in keyof typeof dokumenFields | 'berkas']?: string | undefined };

/** What the server says of each field. */
function refusedFields(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {};
  const said = (name: string) => error.errors[name]?.join(' ');
  return { judul: said('judul'), catatan: said('catatan'), berkas: said('berkas_id') ?? said('berkas') };
}

const { catatan: _, ...firstFields } = dokumenFields;

/** Publishes a document, or a new version in the place of the newest. */
export function UploadDialog({ jenis, dokumen, owner, onClose }: UploadDialogProps) {
  const { tahunKinerja } = useSession();
  const { nama, berlaku } = jenisDokumenWords[jenis];
  const usual = dokumen?.judul ?? `${nama} ${ownerName(owner)}${berlaku === 1 ? ` ${tahunKinerja}` : ''}`;
  const fields = dokumen === null ? firstFields : dokumenFields;
  const [values, setValues] = useState({ ...typedValues(dokumenFields, null), judul: usual });
  const form = { values, set: (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part })) };
  const [berkas, setBerkas] = useState<readonly KeptFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [idempotencyKey] = useState(newIdempotencyKey);
  const written = useWritten(dokumen === null ? `${nama} diunggah` : `${nama} diganti`, onClose);
  const [chosen] = berkas;

  const save = useMutation({
    mutationFn: (berkas_id: number) => {
      return dokumen === null
        ? apiClient.request(dokumenEndpoints.create, {
            body: {
              ...typedBody(firstFields, values),
              berkas_id,
              satuan_kerja_id: owner?.satuan_kerja_id ?? null,
              jenis_dokumen_id: jenis,
            },
            idempotencyKey,
          })
        : apiClient.request(dokumenEndpoints.replace, {
            params: { id: dokumen.id },
            body: { ...typedBody(dokumenFields, values), berkas_id },
            ifMatch: rowEtag(dokumen),
          });
    },
    meta: handledByPage(404, 409, 412, 422),
    onError: (error) => setFaults(refusedFields(error)),
    onSuccess: written,
  });

  const submit = () => {
    const missing: Faults = {
      ...missingTyped(fields, values),
      ...(chosen === undefined && { berkas: 'Pilih satu PDF' }),
    };
    setFaults(missing);
    if (chosen !== undefined && Object.keys(missing).length === 0) save.mutate(chosen.id);
  };

  return (
    <ActDialog
      title={dokumen === null ? `Unggah ${nama}` : `Ganti ${nama}`}
      description={
        dokumen === null
          ? `Langsung tampil bagi masyarakat.${berlaku === 5 ? ' Berlaku untuk lima tahun periodenya.' : ''}`
          : 'Versi baru langsung tampil bagi masyarakat. Versi lama tetap tersimpan.'
      }
      verb={dokumen === null ? 'Terbitkan' : 'Ganti'}
      disabled={uploading}
      sending={save}
      typed={uploading || chosen !== undefined || values.judul !== usual || values.catatan !== ''}
      refusal={save.error && failureText(save.error).pesan}
      onSubmit={submit}
      onClose={onClose}
    >
      <FilesField
        label="Berkas"
        tujuan="dokumen"
        max={1}
        value={berkas}
        onChange={(files) => {
          setBerkas(files);
          setFaults((now) => ({ ...now, berkas: undefined }));
        }}
        onBusy={setUploading}
        error={faults.berkas}
      />
      <TypedField fields={dokumenFields} name="judul" form={form} error={faults.judul} />
      {dokumen !== null && (
        <TypedField fields={dokumenFields} name="catatan" form={form} error={faults.catatan} lines={4} />
      )}
    </ActDialog>
  );
}
