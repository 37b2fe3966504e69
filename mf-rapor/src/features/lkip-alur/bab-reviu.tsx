import type { AlurLkip } from '@selaras/contracts';
import type { BabLkip } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ErrorState, PageSection, Skeleton, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { judulBab } from '../lkip/lkip-chapters';
import { lkipQueries } from '../lkip/lkip-queries';
import { TabelView } from '../lkip/tabel-view';
import { AnalisisSection } from '../lkip-narasi/analisis-section';
import { BagianReviu } from './bagian-reviu';

/** Its tables stand with the analyses of each goal. */
const CAPAIAN = 'capaian-kinerja';

interface BabReviuProps {
  readonly unit: number | null;
  readonly bab: BabLkip;
  readonly alur: AlurLkip;
}

/** One chapter as who reviews reads it. */
export function BabReviu({ unit, bab, alur }: BabReviuProps) {
  const query = useQuery(lkipQueries.bab(unit, bab));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, `${judulBab(bab)} gagal dimuat`));
  const found = useQuery(lkipQueries.tabel(unit, bab));
  const tables = new Map(found.data?.data.map(({ bagian, tabel }) => [bagian, tabel]));
  return (
    <PageSection title={judulBab(bab)}>
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="240px" />}
      {data && (
        <Stack>
          {data.bagian.map((bagian) => (
            <Fragment key={bagian.kode}>
              <BagianReviu
                unit={unit}
                bagian={bagian}
                threads={alur.komentar.filter((thread) => thread.bagian === bagian.kode)}
                kemampuan={alur.kemampuan}
              >
                {bagian.kode !== CAPAIAN &&
                  tables.get(bagian.kode)?.map((tabel) => <TabelView key={tabel.kode} tabel={tabel} />)}
              </BagianReviu>
              {bagian.kode === CAPAIAN && <AnalisisSection unit={unit} />}
            </Fragment>
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
