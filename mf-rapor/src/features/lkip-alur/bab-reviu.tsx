import type { AlurLkip, NarasiAnalisis } from '@selaras/contracts';
import type { BabLkip } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Card, ErrorState, PageSection, Skeleton, Stack, space, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import styled from 'styled-components';
import { idBagian, judulBab } from '../lkip/lkip-chapters';
import { lkipQueries } from '../lkip/lkip-queries';
import { TabelView } from '../lkip/tabel-view';
import { AnalisisSection } from '../lkip-narasi/analisis-section';
import { BagianReviu } from './bagian-reviu';
import { judulBagian } from './judul-bagian';

/** Its tables stand with the analyses of each goal. */
const CAPAIAN = 'capaian-kinerja';

interface NarasiReviuProps {
  readonly unit: number | null;
  readonly narasi: NarasiAnalisis;
  /** Of its analysis. */
  readonly judul: string;
  readonly alur: AlurLkip;
}

/** A narrative of an indicator: commented on as every other section is. */
const NarasiReviu = ({ unit, narasi, judul, alur }: NarasiReviuProps) => (
  <section aria-label={`${judul}: ${narasi.indikator}`}>
    <Indicator>{narasi.indikator}</Indicator>
    <BagianReviu unit={unit} bagian={narasi} judul={`${judul}: ${narasi.indikator}`} alur={alur} />
  </section>
);

const Indicator = styled.h5`
  margin-bottom: ${space(2)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

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
              <div id={idBagian(bagian.kode)}>
                <Card title={judulBagian(bagian.kode)}>
                  <BagianReviu unit={unit} bagian={bagian} judul={judulBagian(bagian.kode)} alur={alur}>
                    {bagian.kode !== CAPAIAN &&
                      tables.get(bagian.kode)?.map((tabel) => <TabelView key={tabel.kode} tabel={tabel} />)}
                  </BagianReviu>
                </Card>
              </div>
              {bagian.kode === CAPAIAN && (
                <AnalisisSection
                  unit={unit}
                  drawNarasi={(narasi, judul) => (
                    <NarasiReviu unit={unit} narasi={narasi} judul={judul} alur={alur} />
                  )}
                />
              )}
            </Fragment>
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
