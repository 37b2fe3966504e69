import type { RaporPublik } from '@selaras/contracts';
import {
  allTriwulan,
  formatDate,
  formatDecimal,
  kalimatRapor,
  type Triwulan,
  triwulanTitle,
  triwulanWord,
} from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { Link, usePages, useParams, useSession } from '@selaras/portal';
import { DataLinks, loadFailure } from '@selaras/resource';
import {
  centredRow,
  EmptyState,
  ErrorState,
  PageHeader,
  PageSection,
  PageStack,
  PrintButton,
  Skeleton,
  Stack,
  tokens,
  useLoaded,
  ViewLinks,
} from '@selaras/ui';
import { QrCode } from '@selaras/ui/qr';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { KartuFigures } from '../../kartu/kartu-figures';
import { triwulanOf } from '../../kartu/place';
import { raporQueries } from '../../kartu/rapor-queries';
import { sebutanRapor } from '../../kartu/sebutan-rapor';
import type { manifest } from '../../manifest';
import { A4Sheet } from './a4-sheet';
import { MissedTable } from './missed-table';

const sebutan = sebutanRapor['sub-kegiatan'];

const Lead = styled.p`
  font-size: ${tokens.text[20]};
  line-height: 1.4;
  text-wrap: balance;
`;

const Foot = styled.footer`
  ${centredRow(4)}
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[14]};
  break-inside: avoid;
  & > p { flex: 1 1 260px; min-width: 0; overflow-wrap: anywhere; }
`;

const PaperOnly = styled.span`
  display: none;
  @media print { display: inline; }
`;

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

export async function prepare({ queries, params }: PageOpening): Promise<void> {
  const [triwulan, unit] = [triwulanOf(params.triwulan), idOf(params.satuanKerjaId)];
  if (triwulan !== null && unit !== null) await queries.prefetchQuery(raporQueries.publik(triwulan, unit));
}

/** `/public-display/rapor-kinerja/{triwulan}/{satuanKerjaId}`: a unit's report card for everybody, on one sheet A4. */
export function Page() {
  const { triwulan: quarter, satuanKerjaId } = useParams();
  const [triwulan, unit] = [triwulanOf(quarter), idOf(satuanKerjaId)];
  return triwulan === null || unit === null ? (
    <>
      <PageHeader title="Rapor Kinerja" />
      <EmptyState
        title="Rapor ini tidak ada"
        description="Alamat rapor menyebut triwulan 1 sampai 4 dan nomor satuan kerja."
      />
    </>
  ) : (
    <Kartu triwulan={triwulan} unit={unit} />
  );
}

function Kartu({ triwulan, unit }: { triwulan: Triwulan; unit: number }) {
  const { tahunPublik } = useSession();
  const { hrefOf } = usePages<typeof manifest>();
  const query = useQuery(raporQueries.publik(triwulan, unit));
  const { data: kartu, failure } = useLoaded(query.data, loadFailure(query, 'Rapor gagal dimuat'));
  return (
    <>
      <A4Sheet />
      <PageHeader
        title={kartu?.satuan_kerja.satuan_kerja_nama ?? 'Rapor Kinerja'}
        description={`Rapor kinerja ${triwulanTitle(triwulan).toLowerCase()} tahun ${tahunPublik}.`}
        actions={
          <>
            <DataLinks
              path={hrefOf('publik-rapor.kartu', { triwulan, satuanKerjaId: unit }) ?? ''}
              tahun={tahunPublik}
            />
            <PrintButton />
          </>
        }
      />
      <ViewLinks
        label="Triwulan"
        views={allTriwulan.map((tw) => ({
          label: triwulanWord(tw),
          href: hrefOf('publik-rapor.kartu', { triwulan: tw, satuanKerjaId: unit }) ?? '',
          'aria-current': tw === triwulan ? 'page' : undefined,
        }))}
        renderLink={({ label, href, ...current }) => (
          <Link to={href} {...current}>
            {label}
          </Link>
        )}
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <PageStack>
          {kartu ? <Lead>{kalimatRapor(kartu.ringkasan, sebutan.item)}.</Lead> : <Skeleton height="28px" />}
          <KartuFigures kartu={kartu} {...sebutan} />
          {kartu === undefined ? <Skeleton height="320px" /> : <Missed kartu={kartu} />}
          {kartu && <Proof kartu={kartu} read={new Date(query.dataUpdatedAt)} />}
        </PageStack>
      )}
    </>
  );
}

function Missed({ kartu: { tidak_tercapai, lainnya } }: { kartu: RaporPublik }) {
  if (tidak_tercapai.length === 0) return null;
  return (
    <PageSection
      title="Yang belum tercapai"
      description={
        lainnya === 0
          ? 'Diurutkan dari anggaran terbesar.'
          : `${formatDecimal(tidak_tercapai.length)} dengan anggaran terbesar; ${formatDecimal(lainnya)} lainnya tidak ditampilkan.`
      }
    >
      <MissedTable rows={tidak_tercapai} />
    </PageSection>
  );
}

/** Where the figures are now, for who holds the paper. */
function Proof({ kartu: { tahun }, read }: { kartu: RaporPublik; read: Date }) {
  const { origin, pathname } = window.location;
  const address = `${origin}${pathname}?tahun=${tahun}`;
  return (
    <Foot>
      <QrCode text={address} label="Kode QR alamat rapor ini" />
      <Stack as="p" $gap={1}>
        <span>Pindai untuk membuka rapor ini dengan data terkini.</span>
        <span>{address}</span>
        <PaperOnly>Teks yang berakhir dengan … dapat dibaca selengkapnya di alamat itu.</PaperOnly>
        <span>Sumber: Selaras, data final. Dibaca {formatDate(read)}.</span>
      </Stack>
    </Foot>
  );
}
