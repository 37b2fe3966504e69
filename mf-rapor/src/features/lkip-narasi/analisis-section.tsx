import type { AnalisisBagian, NarasiAnalisis } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, framed, Skeleton, space, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { UNIT, unitKey } from '../../kartu/place';
import { NaskahView } from '../../naskah/naskah-view';
import { GrafikView } from '../lkip/grafik-view';
import { TabelView } from '../lkip/tabel-view';
import { narasiLevelOf } from './narasi-level';
import { narasiQueries } from './narasi-queries';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Goal = styled.section`
  ${framed}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(4)};
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(3)}; }
  & h4 { font-size: ${tokens.text[16]}; }
  & p.kosong { color: ${tokens.colour.muted}; }
  @media print {
    border: 0;
    padding: 0;
    & p.kosong { display: none; }
  }
`;

const Hint = styled.p`
  color: ${tokens.colour.muted};
  & a { color: ${tokens.colour.brand}; text-decoration: underline; }
  @media print { display: none; }
`;

interface AnalisisSectionProps {
  readonly unit: number | null;
  /** Draws the text of a narrative, where there is more to do than to read it. */
  readonly drawNarasi?: (narasi: NarasiAnalisis, judul: string) => ReactNode;
}

/** Goal by goal the seven analyses: what was written of each, and its table out of the data. */
export function AnalisisSection({ unit, drawNarasi }: AnalisisSectionProps) {
  const query = useQuery(narasiQueries.analisis(unit));
  const { data, failure } = useLoaded(
    query.data?.data.bagian,
    loadFailure(query, 'Analisis setiap sasaran gagal dimuat'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (data === undefined) return <Skeleton height="320px" />;
  const read = formatDate(new Date(query.dataUpdatedAt));
  return (
    <Root>
      <Hint>
        Analisis setiap sasaran: tabel dari data, naskah dari{' '}
        <PageLink page={narasiLevelOf(unit).page} query={{ [UNIT]: unitKey(unit) }}>
          narasi indikatornya
        </PageLink>
        .
      </Hint>
      {goalsOf(data).map(({ goal, analyses }) => (
        <Goal key={goal.kode} aria-labelledby={goal.kode}>
          <h3 id={goal.kode}>{goal.judul}</h3>
          {analyses.map((analysis) => (
            <Analysis key={analysis.kode} analysis={analysis} date={read} drawNarasi={drawNarasi} />
          ))}
        </Goal>
      ))}
    </Root>
  );
}

interface AnalysisProps {
  readonly analysis: AnalisisBagian;
  readonly date: string;
  readonly drawNarasi: AnalisisSectionProps['drawNarasi'];
}

const Analysis = ({
  analysis: { kode, judul, naskah, narasi, tabel, grafik },
  date,
  drawNarasi,
}: AnalysisProps) => (
  <div id={kode}>
    <h4>{judul}</h4>
    {naskah === null && <p className="kosong">Narasi belum ditulis.</p>}
    {naskah !== null && !drawNarasi && <NaskahView naskah={naskah} />}
    {drawNarasi && narasi.map((one) => <Fragment key={one.kode}>{drawNarasi(one, judul)}</Fragment>)}
    {tabel.map((one) => (
      <TabelView key={one.kode} tabel={one} />
    ))}
    {grafik.map((one) => (
      <GrafikView key={one.kode} grafik={one} date={date} />
    ))}
  </div>
);

interface Goal {
  readonly goal: AnalisisBagian;
  readonly analyses: AnalisisBagian[];
}

/** Sections come one after the other: every goal is followed by its analyses. */
function goalsOf(sections: readonly AnalisisBagian[]): Goal[] {
  const goals: Goal[] = [];
  for (const section of sections) {
    if (section.tingkat === 2) goals.push({ goal: section, analyses: [] });
    else goals.at(-1)?.analyses.push(section);
  }
  return goals;
}
