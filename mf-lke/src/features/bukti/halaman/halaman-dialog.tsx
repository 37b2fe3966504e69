import { halamanEvidenFields } from '@selaras/contracts';
import { type Halaman, halamanText } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
import { typedWords } from '@selaras/resource/typed';
import { useState } from 'react';
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
  readonly mutateAsync: (change: { halaman: Halaman | null; versi: number }) => Promise<unknown>;
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
    <VersionedDialog
      title="Halaman eviden"
      description={nama}
      verb="Simpan"
      form={form}
      words={words}
      save={simpan}
      body={() => ({ halaman, versi: form.row.versi })}
      isComplete={() => {
        setTried(true);
        return salah === undefined;
      }}
      refusal={refusal}
      onClose={onClose}
    >
      <HalamanField
        form={form}
        error={tried ? (salah ?? errorOf('halaman')) : undefined}
        jumlah={jumlah_halaman}
      />
    </VersionedDialog>
  );
}
