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
import { FilesField } from '@selaras/resource/files';
import { Button, Modal, Stack, TextAreaField, TextField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { inovasiEndpoints } from './inovasi-endpoints';
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

/** Adds an innovation or changes one. */
export function InovasiForm({ row, unit, onClose }: InovasiFormProps) {
  const form = useId();
  const [texts, setTexts] = useState({
    judul: row?.judul ?? '',
    deskripsi: row?.deskripsi ?? '',
    manfaat: row?.manfaat ?? '',
    tautan: row?.tautan ?? '',
    teks_alternatif: row?.gambar?.teks_alternatif ?? '',
  });
  const [gambar, setGambar] = useState(() => pictureOf(row));
  const [uploading, setUploading] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const body = {
    ...texts,
    tautan: texts.tautan.trim() || null,
    teks_alternatif: texts.teks_alternatif.trim() || null,
    berkas_id: gambar[0]?.id ?? null,
  };
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useMutation({
    mutationFn: () =>
      row === null
        ? apiClient.request(inovasiEndpoints.create, {
            body: { satuan_kerja_id: unit, ...body },
            idempotencyKey,
          })
        : apiClient.request(inovasiEndpoints.update, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    meta: handledByPage(404, 409, 412, 422),
    onSuccess: () => {
      invalidate(queries, { queryKey: ['display'] });
      toast.show({ tone: 'success', title: 'Program inovatif disimpan' });
      onClose();
    },
  });
  const errors = save.error instanceof ApiError ? save.error.errors : {};
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts((now) => ({ ...now, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={row === null ? 'Tambah program inovatif' : 'Ubah program inovatif'}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button type="submit" form={form} variant="primary" loading={save.isPending} disabled={uploading}>
            Simpan
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack>
          {save.error !== null && <p role="alert">{failureText(save.error).pesan}</p>}
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
            onChange={setGambar}
            onBusy={setUploading}
            prepare={shrinkPicture}
            error={errors.berkas?.[0] ?? errors.berkas_id?.[0]}
          />
          {gambar.length > 0 && (
            <TextField
              label="Teks alternatif"
              help="Apa yang tampak di gambar, bagi yang tidak melihatnya."
              maxLength={300}
              {...field('teks_alternatif')}
            />
          )}
        </Stack>
      </form>
    </Modal>
  );
}
