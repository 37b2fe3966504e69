import { IconButton, ProgressBar } from '@selaras/ui';
import { CircleAlert, LoaderCircle, RotateCw, X } from 'lucide-react';
import { EvidenRow, RowFault } from './bukti-row';
import { type Upload, uploads } from './uploads';

interface UploadRowProps {
  upload: Upload;
  /** Says also where it goes: the place itself is not shown. */
  withPlace?: boolean;
}

/** A file on its way, or why it did not arrive. */
export function UploadRow({ upload, withPlace = false }: UploadRowProps) {
  const { id, nama, part, state, fault, sebutan } = upload;
  const failed = state === 'gagal';
  const words = withPlace ? `${nama} · ${sebutan}` : nama;
  return (
    <EvidenRow>
      {failed ? <CircleAlert size={18} aria-hidden="true" /> : <LoaderCircle size={18} aria-hidden="true" />}
      {failed ? (
        <span>{words}</span>
      ) : (
        <ProgressBar
          label={state === 'menunggu' ? `${words} (menunggu giliran)` : words}
          value={Math.round(part * 100)}
        />
      )}
      <span>
        {failed && uploads.canRetry(id) && (
          <IconButton
            label={`Coba lagi ${nama}`}
            icon={<RotateCw size={16} />}
            size="small"
            onClick={() => uploads.retry(id)}
          />
        )}
        <IconButton
          label={failed ? `Tutup pesan ${nama}` : `Batalkan ${nama}`}
          icon={<X size={16} />}
          size="small"
          onClick={() => uploads.drop(id)}
        />
      </span>
      {fault !== null && <RowFault role="alert">{fault}</RowFault>}
    </EvidenRow>
  );
}
