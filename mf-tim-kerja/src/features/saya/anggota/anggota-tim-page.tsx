import type { LangkahSaya, RealisasiAnggota, TimAnggotaSaya } from '@selaras/contracts';
import { triwulanTitle } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import type { SaveQueue, Saver } from '@selaras/sheet';
import {
  Button,
  centredRow,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  PageSection,
  PageStack,
  Skeleton,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PilihTriwulan, useTriwulan } from '../pilih-triwulan';
import { sayaQueries } from '../saya-queries';
import { LangkahCard } from './langkah-card';
import { TempatSaya } from './tempat-saya';
import { useLaporan } from './use-laporan';

const Waiting = styled.div`
  ${centredRow(2)}
  @media print { display: none; }
`;

/** What needs the member first. */
const order = ['dikembalikan', 'belum', 'diajukan', 'dikonfirmasi'] as const;

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(sayaQueries.anggota());

/** The member’s steps over all teams: what is wanted of him in a quarter, and what he reports of it. */
export function Page() {
  const query = useQuery(sayaQueries.anggota());
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Langkah aksi gagal dimuat'));
  const chosen = useTriwulan();
  return (
    <>
      <PageHeader
        title="Anggota Tim"
        description="Isian tersimpan sendiri di perangkat ini dan dikirim begitu ada sambungan. Ketua tim menjawabnya; laporan ketua dijawab atasannya."
        actions={
          <LinkButton as={PageLink} page="tim-saya.ketua-tim">
            Tim yang saya pimpin
          </LinkButton>
        }
      />
      <PageStack>
        <PilihTriwulan {...chosen} />
        {failure && <ErrorState {...failure} />}
        {data === undefined && !failure && <Skeleton height="320px" />}
        {data !== undefined && <Isi data={data} triwulan={chosen.triwulan} />}
      </PageStack>
    </>
  );
}

function Isi({ data, triwulan }: { data: TimAnggotaSaya; triwulan: number }) {
  const { queue, saver } = useLaporan();
  const waiting = [...queue.values()].filter(({ state }) => state === 'waiting' || state === 'saving').length;
  if (data.nama === null) {
    return (
      <EmptyState
        title="Akun ini belum terhubung dengan pegawai."
        description="Minta pengelola pengguna mengisi NIP pada akun Anda."
      />
    );
  }
  return (
    <>
      <Antrean waiting={waiting} saver={saver} />
      <PageSection title={`Langkah aksi saya, ${triwulanTitle(triwulan)}`}>
        <DaftarLangkah
          key={triwulan}
          langkah={data.langkah}
          triwulan={triwulan}
          queue={queue}
          saver={saver}
        />
      </PageSection>
      <PageSection title="Tim saya">
        <TempatSaya tim={data.tim} />
      </PageSection>
    </>
  );
}

interface DaftarLangkahProps {
  readonly langkah: readonly LangkahSaya[];
  readonly triwulan: number;
  readonly queue: SaveQueue<RealisasiAnggota>;
  readonly saver: Saver<RealisasiAnggota>;
}

/** Steps of a quarter; they keep the places in which they were found, whatever is reported meanwhile. */
function DaftarLangkah({ langkah, triwulan, queue, saver }: DaftarLangkahProps) {
  const rows = shownIn(langkah, triwulan);
  const [places] = useState(() => rows.map((row) => row.langkah.bagian_id));
  const placeOf = (id: number) => (places.includes(id) ? places.indexOf(id) : places.length);
  rows.sort((one, other) => placeOf(one.langkah.bagian_id) - placeOf(other.langkah.bagian_id));
  return (
    <Stack $gap={4}>
      {rows.length === 0 && <EmptyState title="Tidak ada langkah aksi bagi Anda pada triwulan ini." />}
      {rows.map((row) => (
        <LangkahCard key={row.langkah.bagian_id} {...row} queue={queue} saver={saver} />
      ))}
    </Stack>
  );
}

/** What the server does not have yet, and the way to send it at once. */
function Antrean({ waiting, saver }: { waiting: number; saver: Pick<Saver<RealisasiAnggota>, 'retry'> }) {
  if (waiting === 0) return null;
  return (
    <Waiting role="status">
      <span>{waiting} laporan menunggu dikirim dan tidak hilang.</span>
      <Button size="small" onClick={() => saver.retry()}>
        Kirim sekarang
      </Button>
    </Waiting>
  );
}

/** Steps with something to do or something reported in a quarter. */
function shownIn(langkah: readonly LangkahSaya[], triwulan: number) {
  const rows = langkah.flatMap((one) => {
    const quarter = one.triwulan[triwulan - 1];
    if (quarter === undefined) return [];
    const wanted = (quarter.target ?? 0) > 0 || quarter.keadaan !== 'belum' || quarter.bukti.length > 0;
    return wanted ? [{ langkah: one, quarter }] : [];
  });
  return rows.sort((a, b) => order.indexOf(a.quarter.keadaan) - order.indexOf(b.quarter.keadaan));
}
