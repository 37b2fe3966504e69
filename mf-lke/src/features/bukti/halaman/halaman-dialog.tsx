import { halamanEvidenFields } from '@selaras/contracts';
import { type Halaman, halamanText } from '@selaras/domain';
import { ActDialog, useVersioned, VersionedNotices } from '@selaras/resource';
import { typedWords } from '@selaras/resource/typed';
import { useState } from 'react';
import { refusalOf } from '../field-errors';
import { HalamanField } from './halaman-field';
import { typedHalaman } from './typed-halaman';

/** What pages are named of, as a row says it. */
interface Berhalaman {
  readonly nama: string;
  readonly halaman: Halaman | null;
  readonly jumlah_halaman: number | null;
}
interface Versioned {
  readonly id: number;
  readonly versi: number;
}

/** Stores the pages on the version that was read. */
interface NameHalaman {
  readonly mutate: (
    change: { halaman: Halaman | null; versi: number },
    options: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

interface HalamanDialogProps<Row extends Versioned> {
  /** Whose version changes with the pages. */
  readonly row: Row;
  readonly lihat: (row: Row) => Berhalaman;
  /** Names the draft of what is typed. */
  readonly draft: readonly (string | number)[];
  readonly simpan: NameHalaman;
  readonly onClose: () => void;
}

const words = typedWords(halamanEvidenFields);

/** Names the page of a piece of evidence that matters here. */
export function HalamanDialog<Row extends Versioned>({
  row,
  lihat,
  draft,
  simpan,
  onClose,
}: HalamanDialogProps<Row>) {
  const form = useVersioned(row, (now: Row) => ({ halaman: halamanText(lihat(now).halaman) }), { draft });
  const { nama, jumlah_halaman } = lihat(form.row);
  const [tried, setTried] = useState(false);
  const { halaman, salah } = typedHalaman(form.values.halaman, jumlah_halaman);
  const { errorOf, refusal } = refusalOf(simpan.error, ['halaman']);
  return (
    <ActDialog
      title="Halaman eviden"
      description={nama}
      verb="Simpan"
      sending={simpan}
      typed={form.typed}
      refusal={form.conflict === null ? refusal : null}
      onSubmit={() => {
        setTried(true);
        if (salah !== undefined || form.holdsBack()) return;
        simpan.mutate(
          { halaman, versi: form.row.versi },
          {
            onSuccess: () => {
              form.dropDraft();
              onClose();
            },
            onError: form.failed,
          },
        );
      }}
      onClose={onClose}
    >
      <VersionedNotices form={form} words={words} />
      <HalamanField
        form={form}
        error={tried ? (salah ?? errorOf('halaman')) : undefined}
        jumlah={jumlah_halaman}
      />
    </ActDialog>
  );
}
