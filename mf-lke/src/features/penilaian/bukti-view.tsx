import type { LkeBukti } from '@selaras/contracts';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  downloadBlob,
  EmptyState,
  ErrorState,
  latePart,
  Skeleton,
  space,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { penilaianQueries } from './penilaian-queries';

const PdfView = latePart(
  async () => (await import('./pdf-view')).PdfView,
  () => <Skeleton height="420px" />,
);
const PictureView = latePart(async () => (await import('./picture-view')).PictureView);

const PotretBeku = latePart(
  async () => (await import('../potret/potret-beku')).PotretBeku,
  () => <Skeleton height="420px" />,
);

const Sheet = styled.section`
  overflow: auto;
  padding: ${space(4)};
`;

const Centre = styled.div`
  display: grid;
  align-content: center;
  padding: ${space(6)};
  & a { overflow-wrap: anywhere; }
`;

/** What a piece of evidence holds: PDF, pictures and what the portal said in the page, links to follow, other files to download. */
export function BuktiView({ satkerId, bukti }: { satkerId: number; bukti: LkeBukti }) {
  const { berkas, tautan, nama } = bukti;
  if (berkas !== null) return <BerkasView key={berkas.id} berkas={berkas} nama={nama} />;
  if (tautan === null) {
    return (
      <Sheet tabIndex={0} aria-label={`Isi ${nama}`}>
        <PotretBeku satkerId={satkerId} versiId={bukti.eviden_versi_id} />
      </Sheet>
    );
  }
  return (
    <Centre>
      <EmptyState
        title="Eviden ini berupa tautan"
        description={
          <a href={tautan} target="_blank" rel="noopener noreferrer">
            {tautan}
          </a>
        }
      />
    </Centre>
  );
}

function BerkasView({ berkas, nama }: { berkas: NonNullable<LkeBukti['berkas']>; nama: string }) {
  const query = useQuery(penilaianQueries.berkas(berkas.id));
  const { data: file, failure, loading } = useLoaded(query.data, loadFailure(query, 'Eviden gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  if (loading || file === undefined) return <Skeleton height="420px" />;
  if (berkas.jenis === 'application/pdf') return <PdfView file={file} name={nama} />;
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
