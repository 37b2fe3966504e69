import { formatBytes } from '@selaras/domain';
import { Button } from '@selaras/ui';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { accept } from '../bukti-actions';
import { BuktiFacts, EvidenRow, RowFault } from '../bukti-row';
import type { BrokenOff } from '../kirim/kept-uploads';
import { terputus } from './broken-off-list';
import { chooseFile } from './choose-file';

interface BrokenOffRowProps {
  upload: BrokenOff;
  onFiles: (files: readonly File[]) => void;
}

/** A file that was broken off, how far it is, and the way on: browsers forget files, so it has to be chosen once more. */
export function BrokenOffRow({ upload, onFiles }: BrokenOffRowProps) {
  const { nama, ukuran, part } = upload;
  const [fault, setFault] = useState<string | null>(null);
  const take = (file: File) => {
    const isSame = file.name === nama && file.size === ukuran;
    setFault(isSame ? null : `Bukan berkas yang sama. Pilih ${nama} (${formatBytes(ukuran)}).`);
    if (isSame) onFiles([file]);
  };
  return (
    <EvidenRow>
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <span>{nama}</span>
        <BuktiFacts>
          Terputus pada {Math.floor(part * 100)}% dari {formatBytes(ukuran)}
        </BuktiFacts>
        <Button size="small" onClick={() => chooseFile(accept, take)}>
          Pilih lagi berkasnya untuk melanjutkan
        </Button>
      </div>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Buang ${nama}`}
        onClick={() => void terputus.discard(upload)}
      >
        Buang
      </Button>
      {fault !== null && <RowFault role="alert">{fault}</RowFault>}
    </EvidenRow>
  );
}
