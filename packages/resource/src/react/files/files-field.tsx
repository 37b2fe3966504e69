import { type FilePurpose, fileKinds, filePurposes, type KeptFile, maxBytesOf } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { uploadMark } from '@selaras/portal';
import { type FieldTexts, FileZone, FormField, IconButton, ProgressBar, useListFocus } from '@selaras/ui';
import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FileFault, FileRow, FileRows, FilesList } from './files-list';
import { type Upload, useUpload } from './use-upload';

/** Only holds its parts together. */
const Parts = styled.div`
  display: contents;
`;

export interface FilesFieldProps extends FieldTexts {
  /** What the files are for; decides which kinds are taken. */
  tujuan: FilePurpose;
  value: readonly KeptFile[];
  onChange: (berkas: KeptFile[]) => void;
  /** Most files; with 1 a new one takes the place of the one before. */
  max?: number;
  required?: boolean;
  disabled?: boolean;
  /** Makes of a chosen file the one that is sent; what it throws is told beside the file. */
  prepare?: (file: File) => Promise<File>;
  /** Told when files are on their way, so that a form can wait with saving. */
  onBusy?: (busy: boolean) => void;
}

/**
 * Files that belong to a row: chosen or dropped, sent at once with their progress, listed, taken away again. They are
 * kept for a day; saving the row with their ids makes them its own.
 */
export function FilesField({
  label,
  labelHidden,
  help,
  error,
  tujuan,
  value,
  onChange,
  max = 10,
  required = true,
  disabled = false,
  prepare,
  onBusy,
}: FilesFieldProps) {
  const latest = useRef(value);
  latest.current = value;
  const change = (next: readonly KeptFile[]) => {
    // Two files may arrive before the form has drawn the first one.
    latest.current = next;
    onChange([...next]);
  };
  const { uploads, send, drop } = useUpload(
    tujuan,
    (berkas) => change(max === 1 ? [berkas] : [...latest.current, berkas].slice(0, max)),
    prepare,
  );
  const { root, onRemove } = useListFocus(value.length + uploads.length);
  const remove = ({ id }: KeptFile) => {
    onRemove();
    change(value.filter((one) => one.id !== id));
  };
  const take = (files: readonly File[]) => {
    // The one that is still on its way gives way, too, or it would arrive last and win.
    if (max === 1 && files.length > 0) for (const { id } of uploads) drop(id);
    for (const file of files.slice(0, room)) void send(file);
  };
  const busy = uploads.some(({ fault }) => fault === null);
  const told = useRef(onBusy);
  told.current = onBusy;
  useEffect(() => told.current?.(busy), [busy]);

  const room = max === 1 ? 1 : max - value.length - uploads.filter(({ fault }) => fault === null).length;
  const jenis = filePurposes[tujuan].map((one) => fileKinds[one]);
  const accept = jenis.flatMap(({ suffixes, jenis: media }) => [media, ...suffixes]).join(',');
  const sebutan = filePurposes[tujuan].map((one) => one.toUpperCase()).join(', ');

  return (
    <FormField label={label} labelHidden={labelHidden} help={help} error={error} required={required}>
      {(control) => (
        <Parts ref={root} {...uploadMark(busy)}>
          <FilesList berkas={value} onRemove={disabled ? undefined : remove} />
          {uploads.length > 0 && (
            <FileRows>
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  onDrop={() => {
                    onRemove();
                    drop(upload.id);
                  }}
                />
              ))}
            </FileRows>
          )}
          {room > 0 && !disabled && (
            <FileZone
              control={control}
              accept={accept}
              multiple={max > 1}
              disabled={false}
              title={max === 1 && value.length > 0 ? 'Ganti berkas' : 'Pilih berkas atau letakkan di sini'}
              hint={`${sebutan}; paling besar ${formatBytes(maxBytesOf(tujuan))}`}
              onFiles={take}
            />
          )}
        </Parts>
      )}
    </FormField>
  );
}

function UploadRow({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const { nama, part, fault } = upload;
  return (
    <FileRow>
      {fault === null ? (
        <LoaderCircle size={18} aria-hidden="true" />
      ) : (
        <CircleAlert size={18} aria-hidden="true" />
      )}
      {fault === null ? <ProgressBar label={nama} value={Math.round(part * 100)} /> : <span>{nama}</span>}
      <IconButton
        label={fault === null ? `Batalkan ${nama}` : `Tutup pesan ${nama}`}
        icon={<X size={16} />}
        size="small"
        onClick={onDrop}
      />
      {fault !== null && <FileFault role="alert">{fault}</FileFault>}
    </FileRow>
  );
}
