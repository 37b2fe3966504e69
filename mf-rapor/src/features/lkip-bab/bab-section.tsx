import { type BabLkip, bagianLkipWords, type KodeBagianLkip } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ErrorState, PageSection, Skeleton, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { BagianCard } from '../lkip/bagian-card';
import { judulBab } from '../lkip/lkip-chapters';
import { lkipQueries } from '../lkip/lkip-queries';
import { TabelView } from '../lkip/tabel-view';
import { AnalisisSection } from '../lkip-narasi/analisis-section';

/** Its tables stand with the analyses of each goal. */
const CAPAIAN: KodeBagianLkip = 'capaian-kinerja';

/** Who writes a section, and what was written, is looked at again that often. */
const LOOK_EVERY_MS = 30_000;

interface BabSectionProps {
  readonly unit: number | null;
  readonly bab: BabLkip;
  /** Code of the section that is written on this page. */
  readonly open: string | null;
  readonly onOpen: (kode: string) => void;
  readonly onClose: (kode: string) => void;
}

const tempatOf = (unit: number | null, kode: KodeBagianLkip) => {
  const { bab, judul, petunjuk } = bagianLkipWords[kode];
  return { unit, kode, judul, petunjuk, queryKey: lkipQueries.bab(unit, bab).queryKey };
};

/** One chapter with its sections. */
export function BabSection({ unit, bab, open, onOpen, onClose }: BabSectionProps) {
  const query = useQuery({ ...lkipQueries.bab(unit, bab), refetchInterval: LOOK_EVERY_MS });
  const found = useQuery(lkipQueries.tabel(unit, bab));
  // Tables that come later would move the sections apart. Once they failed nobody waits for them any more, whenever they
  // are asked for again: somebody may be writing.
  const awaited = found.isLoading && found.failureCount === 0 && found.errorUpdateCount === 0;
  const sections = awaited ? undefined : query.data?.data;
  const { data, failure } = useLoaded(sections, loadFailure(query, `${judulBab(bab)} gagal dimuat`));
  const tables = new Map(found.data?.data.map(({ bagian, tabel }) => [bagian, tabel]));
  const tablesFailure = loadFailure(found, 'Tabel dari data gagal dimuat');
  const description = data && (data.satuan_kerja?.satuan_kerja_nama ?? 'Pemerintah kabupaten');
  return (
    <PageSection title={judulBab(bab)} description={description}>
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="320px" />}
      {data && (
        <Stack>
          {tablesFailure && <ErrorState {...tablesFailure} />}
          {data.bagian.map((bagian) => (
            <Fragment key={bagian.kode}>
              <BagianCard
                tempat={tempatOf(unit, bagian.kode as KodeBagianLkip)}
                bagian={bagian}
                writes={data.kemampuan.tulis}
                open={open === bagian.kode}
                onOpen={() => onOpen(bagian.kode)}
                onClose={() => onClose(bagian.kode)}
              >
                {bagian.kode !== CAPAIAN &&
                  tables.get(bagian.kode)?.map((tabel) => <TabelView key={tabel.kode} tabel={tabel} />)}
              </BagianCard>
              {bagian.kode === CAPAIAN && <AnalisisSection unit={unit} />}
            </Fragment>
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
