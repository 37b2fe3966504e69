import {
  ApiError,
  apiClient,
  failureText,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import type { KeptFile, ProgramInovatif } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { FilesField } from '@selaras/resource/files';
import { TextAreaField, TextField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inovasiEndpoints } from './inovasi-endpoints';
import { faultsOf, type InovasiFaults, type InovasiTexts, textsOf } from './inovasi-texts';
import { shrinkPicture } from './shrink-picture';

interface InovasiFormProps {
  /** null makes a new one. */
  row: ProgramInovatif | null;
  /** Whose it is. */
  unit: number;
  onClose: () => void;
}

const pictureOf = (row: ProgramInovatif | null): KeptFile[] =>
  row?.gambar ? [{ ...row.gambar, nama: 'Gambar sekarang' }] : [];

/** What the server says of each field. */
function refusedFields(error: unknown): InovasiFaults {
  if (!(error instanceof ApiError)) return {};
  const { berkas, berkas_id, ...fields } = error.errors;
  const gambar = berkas ?? berkas_id;
  const said = Object.entries({ ...fields, ...(gambar && { gambar }) });
  return Object.fromEntries(said.map(([name, sentences]) => [name, sentences.join(' ')]));
}

/** Adds an innovation or changes one. */
export function InovasiForm({ row, unit, onClose }: InovasiFormProps) {
  const before = { texts: textsOf(row), gambar: pictureOf(row) };
  const [texts, setTexts] = useState(before.texts);
  const [gambar, setGambar] = useState(before.gambar);
  const [faults, setFaults] = useState<InovasiFaults>({});
  const [uploading, setUploading] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const toast = useToast();
  const body = {
    ...texts,
    tautan: texts.tautan.trim() || null,
    teks_alternatif: texts.teks_alternatif.trim() || null,
    berkas_id: gambar[0]?.id ?? null,
  };
  const save = useMutation({
    mutationFn: () =>
      row === null
        ? apiClient.request(inovasiEndpoints.create, {
            body: { satuan_kerja_id: unit, ...body },
            idempotencyKey,
          })
        : apiClient.request(inovasiEndpoints.update, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    meta: handledByPage(404, 409, 412, 422),
    onError: (error) => setFaults(refusedFields(error)),
    onSuccess: () => {
      invalidate(queries, { queryKey: ['display'] });
      toast.show({ tone: 'success', title: 'Program inovatif disimpan' });
      onClose();
    },
  });
  const submit = () => {
    const missing = faultsOf(texts, gambar.length > 0);
    setFaults(missing);
    if (Object.keys(missing).length === 0) save.mutate();
  };
  const mended = (name: keyof InovasiFaults) => setFaults((now) => ({ ...now, [name]: undefined }));
  const field = (name: keyof InovasiTexts) => ({
    value: texts[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts((now) => ({ ...now, [name]: target.value }));
      mended(name);
    },
  });
  return (
    <ActDialog
      title={row === null ? 'Tambah program inovatif' : 'Ubah program inovatif'}
      verb="Simpan"
      disabled={uploading}
      sending={save}
      typed={JSON.stringify({ texts, gambar }) !== JSON.stringify(before)}
      refusal={save.error && failureText(save.error).pesan}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Judul" maxLength={200} {...field('judul')} />
      <TextAreaField label="Deskripsi" maxLength={4000} {...field('deskripsi')} />
      <TextAreaField label="Manfaat" maxLength={4000} {...field('manfaat')} />
      <TextField label="Tautan" type="url" required={false} maxLength={500} {...field('tautan')} />
      <FilesField
        label="Gambar"
        help="Yang lebih dari 1.600 titik diperkecil sebelum dikirim."
        tujuan="program_inovatif"
        max={1}
        required={false}
        value={gambar}
        onChange={(files) => {
          setGambar(files);
          mended('gambar');
        }}
        onBusy={setUploading}
        prepare={shrinkPicture}
        error={faults.gambar}
      />
      {gambar.length > 0 && (
        <TextField
          label="Teks alternatif"
          help="Apa yang tampak di gambar, bagi yang tidak melihatnya."
          maxLength={300}
          {...field('teks_alternatif')}
        />
      )}
    </ActDialog>
  );
}
