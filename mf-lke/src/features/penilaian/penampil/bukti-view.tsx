import type { LkeBukti } from '@selaras/contracts';
import { tautanHalaman } from '@selaras/domain';
import { EmptyState, latePart, Skeleton, space } from '@selaras/ui';
import styled from 'styled-components';
import { Centre } from '../centre';
import { BerkasView } from './berkas-view';

const PotretBeku = latePart(
  async () => (await import('../../potret/potret-beku')).PotretBeku,
  () => <Skeleton height="420px" />,
);

const Sheet = styled.section`
  overflow: auto;
  padding: ${space(4)};
`;

/** What a piece of evidence holds: PDF, pictures and what the portal said in the page, links to follow, other files to download. */
export function BuktiView({ satkerId, bukti }: { satkerId: number; bukti: LkeBukti }) {
  const { berkas, tautan, nama, halaman } = bukti;
  if (berkas !== null) return <BerkasView key={berkas.id} berkas={berkas} nama={nama} halaman={halaman} />;
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
          <a href={tautanHalaman(tautan, halaman)} target="_blank" rel="noopener noreferrer">
            {tautan}
          </a>
        }
      />
    </Centre>
  );
}
