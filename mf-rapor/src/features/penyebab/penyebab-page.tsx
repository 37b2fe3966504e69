import { handledByPage } from '@selaras/api-client';
import type { KinerjaRapor } from '@selaras/contracts';
import {
  allTriwulan,
  belumDibukaText,
  formatDeadline,
  keadaanRaporWords,
  masalahPenyebab,
  type Triwulan,
  triwulanTitle,
  triwulanWord,
} from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { Link, PageLink, usePages, useParams, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  PageSection,
  PageStack,
  PrintButton,
  Skeleton,
  useLoaded,
  ViewLinks,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { KartuNote } from '../../kartu/kartu-note';
import { triwulanOf } from '../../kartu/place';
import type { manifest } from '../../manifest';
import { perbaikanQueries } from '../../perbaikan/perbaikan-queries';
import { PenyebabCard } from './penyebab-card';
import { PenyebabDialog } from './penyebab-dialog';
import { PutaranList } from './putaran-list';
import { QuarterFacts } from './quarter-facts';

const idOf = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export async function prepare({ queries, params }: PageOpening): Promise<void> {
  const id = idOf(params.kinerjaId);
  if (id !== null && triwulanOf(params.triwulan) !== null) {
    await queries.prefetchQuery(perbaikanQueries.kinerja(id));
  }
}

/** `/rapor-kinerja/{triwulan}/data/{kinerjaId}/penyebab-kegagalan`: why a target was missed, and what is done about it. */
export function Page() {
  const params = useParams();
  const triwulan = triwulanOf(params.triwulan);
  const id = idOf(params.kinerjaId);
  if (triwulan === null || id === null) {
    return (
      <>
        <PageHeader title="Penyebab Kegagalan" />
        <EmptyState
          title={triwulan === null ? 'Triwulan ini tidak ada' : 'Sub kegiatan ini tidak ada'}
          description="Pilih sub kegiatan dari data rapor."
          action={
            <PageLink page="rapor.data" params={{ triwulan: triwulan ?? 1 }}>
              Buka data rapor
            </PageLink>
          }
        />
      </>
    );
  }
  return <Causes triwulan={triwulan} id={id} />;
}

function Causes({ triwulan, id }: { triwulan: Triwulan; id: number }) {
  const { tahunKinerja: tahun } = useSession();
  const query = useQuery({ ...perbaikanQueries.kinerja(id), meta: handledByPage(404) });
  const { data, failure } = useLoaded(query.data, loadFailure(query, 'Penyebab kegagalan gagal dimuat'));
  const kinerja = data?.data;
  return (
    <>
      <PageHeader
        title="Penyebab Kegagalan"
        description={`${kinerja?.kinerja.nama ?? 'Sub kegiatan'}. ${triwulanTitle(triwulan)} tahun ${tahun}.`}
        actions={<PrintButton />}
      />
      <Quarters id={id} triwulan={triwulan} kinerja={kinerja} />
      <PageStack>
        {failure ? (
          <ErrorState {...failure} />
        ) : kinerja === undefined ? (
          <Skeleton height="480px" />
        ) : (
          <Parts kinerja={kinerja} triwulan={triwulan} />
        )}
      </PageStack>
    </>
  );
}

/** The four quarters, each with how it stands. */
function Quarters({
  id,
  triwulan,
  kinerja,
}: {
  id: number;
  triwulan: Triwulan;
  kinerja: KinerjaRapor | undefined;
}) {
  const { hrefOf } = usePages<typeof manifest>();
  const stateOf = (tw: Triwulan) => {
    const keadaan = kinerja?.triwulan[tw - 1]?.keadaan;
    return keadaan ? `${triwulanWord(tw)}: ${keadaanRaporWords[keadaan]}` : triwulanWord(tw);
  };
  return (
    <ViewLinks
      label="Triwulan"
      views={allTriwulan.map((tw) => ({
        label: stateOf(tw),
        href: hrefOf('rapor.penyebab', { triwulan: tw, kinerjaId: id }) ?? '',
        'aria-current': tw === triwulan ? 'page' : undefined,
      }))}
      renderLink={({ label, href, ...current }) => (
        <Link to={href} {...current}>
          {label}
        </Link>
      )}
    />
  );
}

function Parts({ kinerja, triwulan }: { kinerja: KinerjaRapor; triwulan: Triwulan }) {
  const [adding, setAdding] = useState(false);
  const quarter = kinerja.triwulan[triwulan - 1];
  const causes = kinerja.penyebab.filter((row) => row.triwulan === triwulan);
  if (quarter === undefined) return null;
  const { tulis, keadaan } = quarter;
  const masalah = masalahPenyebab(keadaan, triwulan);
  return (
    <>
      <PageSection title="Triwulan ini">
        <QuarterFacts
          kinerja={kinerja.kinerja}
          satuanKerja={kinerja.satuan_kerja.satuan_kerja_id}
          quarter={quarter}
        />
      </PageSection>
      <PageSection title="Penyebab dan langkah perbaikan">
        {causes.length === 0 ? (
          <EmptyState title="Belum ada penyebab" description={masalah ?? emptyWords(quarter)} />
        ) : (
          <PageStack>
            {masalah !== null && (
              <KartuNote>
                {masalah} Penyebab yang sudah dicatat tetap tersimpan dengan langkahnya, tetapi tidak masuk
                rapor dan analisis laporan kinerja, kecuali target triwulan ini kembali tidak tercapai.
              </KartuNote>
            )}
            {causes.map((row) => (
              <PenyebabCard
                key={row.id}
                kinerja={kinerja}
                row={row}
                tulis={tulis}
                dihitung={masalah === null}
              />
            ))}
          </PageStack>
        )}
        {tulis && masalah === null && (
          <div>
            <Button
              variant={causes.length === 0 ? 'primary' : 'secondary'}
              icon={<Plus size={16} />}
              onClick={() => setAdding(true)}
            >
              Catat penyebab
            </Button>
          </div>
        )}
      </PageSection>
      <PageSection title="Dari tahun ke tahun">
        <PutaranList putaran={kinerja.putaran} satuan={kinerja.kinerja.satuan} />
      </PageSection>
      {adding && (
        <PenyebabDialog kinerja={kinerja} triwulan={triwulan} row={null} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

/** Why there is no cause of a quarter that was missed, and what can be done. */
function emptyWords({ triwulan, tulis, dibuka, belum, batas }: KinerjaRapor['triwulan'][number]): string {
  if (tulis) return 'Catat mengapa target triwulan ini belum tercapai, lalu tambahkan langkah perbaikannya.';
  if (belum) return belumDibukaText(triwulan, { mulai: dibuka });
  return batas === null
    ? 'Hanya satuan kerjanya yang dapat mencatat penyebab.'
    : `Penyebab dicatat oleh satuan kerjanya, sebelum ${formatDeadline(batas)}.`;
}
