import type { LkeBukti } from '@selaras/contracts';
import type { Halaman } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Button, downloadBlob, EmptyState, ErrorState, latePart, Skeleton, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Centre } from '../centre';
import { penilaianQueries } from '../penilaian-queries';

const PdfView = latePart(
  async () => (await import('./pdf-view')).PdfView,
  () => <Skeleton height="420px" />,
);
const PictureView = latePart(async () => (await import('./picture-view')).PictureView);

interface BerkasViewProps {
  readonly berkas: NonNullable<LkeBukti['berkas']>;
  readonly nama: string;
  /** Where a PDF is opened. */
  readonly halaman: Halaman | null;
}

/** A kept file: PDF at its page and pictures in the page, others to download. */
export function BerkasView({ berkas, nama, halaman }: BerkasViewProps) {
  const query = useQuery(penilaianQueries.berkas(berkas.id));
  const { data: file, failure, loading } = useLoaded(query.data, loadFailure(query, 'Eviden gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  if (loading || file === undefined) return <Skeleton height="420px" />;
  if (berkas.jenis === 'application/pdf')
    return <PdfView file={file} name={nama} openAt={halaman?.dari ?? 1} />;
  if (berkas.jenis.startsWith('image/')) return <PictureView file={file} name={nama} />;
  return (
    <Centre>
      <EmptyState
        title="Berkas ini dibuka di luar portal"
        description={berkas.nama}
        action={<Button onClick={() => downloadBlob(file, berkas.nama)}>Unduh</Button>}
      />
    </Centre>
  );
}
