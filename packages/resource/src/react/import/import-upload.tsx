import { ApiError } from '@selaras/api-client';
import { IMPORT_MAX_BYTES } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { Button, FileField, space, useDownload, wrapRow } from '@selaras/ui';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { SatuanKerjaPicker } from '../picker';
import { useDownloadFailure } from '../use-download-failure';
import type { ImportKind } from './import-kind';
import { usePreview } from './import-queries';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 640px;
`;

const Bar = styled.div`
  ${wrapRow(2)}
  justify-content: space-between;
`;

interface ImportUploadProps {
  kind: ImportKind;
  unit: number | null;
  onUnit: (unit: number | null) => void;
  onPreview: (id: number) => void;
}

/** Asks whose plan a file is for, and for the file; nothing is written yet. */
export function ImportUpload({ kind, unit, onUnit, onPreview }: ImportUploadProps) {
  const { user, tahunKinerja } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const preview = usePreview(kind);
  const { download, busy } = useDownload(useDownloadFailure('Templat gagal diunduh'));
  const refusal = preview.error instanceof ApiError ? preview.error : null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (file === null || unit === null || preview.isPending) return;
    // Told of as long as the form stands: who has closed the dialog is not brought back to it.
    preview.mutate({ file, satuanKerjaId: unit }, { onSuccess: ({ data }) => onPreview(data.id) });
  };
  const template = () => {
    if (kind.templatePerUnit && unit === null) setAsked(true);
    else void download(() => kind.template(unit), `templat-${kind.jenis}-${tahunKinerja}.xlsx`);
  };

  return (
    <Form noValidate onSubmit={send}>
      {user !== null && seesAllUnits(user) && (
        <SatuanKerjaPicker
          value={unit}
          onChange={(chosen) => onUnit(chosen === null ? null : Number(chosen))}
          error={
            refusal?.errors.satuan_kerja_id?.[0] ??
            (asked && unit === null ? 'Satuan kerja wajib dipilih' : undefined)
          }
        />
      )}
      <FileField
        label="Berkas"
        help={`XLSX atau CSV, untuk tahun ${tahunKinerja}. Baris judul boleh di mana saja dalam 20 baris pertama.`}
        accept=".xlsx,.csv,.tsv"
        maxBytes={IMPORT_MAX_BYTES}
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          preview.reset();
        }}
        disabled={preview.isPending}
        error={fileFault(refusal) ?? (asked && file === null ? 'Berkas belum dipilih' : undefined)}
      />
      <Bar>
        <Button icon={<Download size={16} />} loading={busy} onClick={template}>
          Unduh templat
        </Button>
        <Button type="submit" variant="primary" loading={preview.isPending}>
          Buat pratinjau
        </Button>
      </Bar>
    </Form>
  );
}

function fileFault(refusal: ApiError | null): string | undefined {
  if (refusal === null || refusal.errors.satuan_kerja_id !== undefined) return undefined;
  return refusal.errors.berkas?.[0] ?? refusal.pesan;
}
