import { ApiError, apiClient, failureText, rowEtag } from '@selaras/api-client';
import { type KeptFile, type ProgramInovatif, programInovatifFields } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { useAct, VersionedDialog } from '@selaras/resource/act';
import { FilesField } from '@selaras/resource/files';
import { TypedField, typedBody, typedWords } from '@selaras/resource/typed';
import { useState } from 'react';
import { inovasiEndpoints } from './inovasi-endpoints';
import { faultsOf, type InovasiFaults, type InovasiTexts, textsOf, typedInovasi } from './inovasi-texts';
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

/** What the form holds. */
interface Isian extends InovasiTexts {
  readonly gambar: readonly KeptFile[];
}
const isianOf = (row: ProgramInovatif | null): Isian => ({ ...textsOf(row), gambar: pictureOf(row) });

const words = {
  ...typedWords(typedInovasi),
  gambar: ['Gambar', ([file]: readonly KeptFile[]) => file?.nama ?? EMPTY_VALUE],
} as const;

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
  const form = useVersioned<ProgramInovatif | null, Isian>(row, isianOf, {
    draft: ['inovasi', unit, row?.id ?? 'baru'],
  });
  const { row: over } = form;
  const { gambar, ...texts } = form.values;
  const [faults, setFaults] = useState<InovasiFaults>({});
  const [uploading, setUploading] = useState(false);
  const body = {
    ...typedBody(programInovatifFields, texts),
    teks_alternatif: texts.teks_alternatif.trim() || null,
    berkas_id: gambar[0]?.id ?? null,
  };
  const save = useAct({
    send: (idempotencyKey) =>
      over === null
        ? apiClient.request(inovasiEndpoints.create, {
            body: { satuan_kerja_id: unit, ...body },
            idempotencyKey,
          })
        : apiClient.request(inovasiEndpoints.update, {
            params: { id: over.id },
            body,
            ifMatch: rowEtag(over),
          }),
    handled: [404, 409, 412, 422],
    done: 'Program inovatif disimpan',
    reads: ['display'],
    onRefused: (error) => setFaults(refusedFields(error)),
  });
  const set = (part: Partial<Isian>) => {
    form.set(part);
    const mended = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setFaults((now) => ({ ...now, ...mended }));
  };
  const field = (name: keyof InovasiTexts) => ({
    fields: typedInovasi,
    name,
    form: { values: texts, set },
    error: faults[name],
  });
  return (
    <VersionedDialog
      title={row === null ? 'Tambah program inovatif' : 'Ubah program inovatif'}
      verb="Simpan"
      disabled={uploading}
      form={form}
      words={words}
      save={save}
      body={() => undefined}
      isComplete={() => {
        const missing = faultsOf(texts, gambar.length > 0);
        setFaults(missing);
        return Object.keys(missing).length === 0;
      }}
      refusal={save.error && failureText(save.error).pesan}
      onClose={onClose}
    >
      <TypedField {...field('judul')} />
      <TypedField {...field('deskripsi')} lines={4} />
      <TypedField {...field('manfaat')} lines={4} />
      <TypedField {...field('tautan')} inputMode="url" />
      <FilesField
        label="Gambar"
        help="Yang lebih dari 1.600 titik diperkecil sebelum dikirim."
        tujuan="program_inovatif"
        max={1}
        required={false}
        value={[...gambar]}
        onChange={(files) => set({ gambar: files })}
        onBusy={setUploading}
        prepare={shrinkPicture}
        error={faults.gambar}
      />
      {gambar.length > 0 && <TypedField {...field('teks_alternatif')} />}
    </VersionedDialog>
  );
}
