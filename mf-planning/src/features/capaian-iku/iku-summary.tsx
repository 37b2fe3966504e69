import type { capaianIkuCalls, QueryOf } from '@selaras/contracts';
import { formatPercent } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { centredRow, ErrorState, framed, Skeleton, space, tokens, useLoaded, wrapRow } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { capaianIkuQueries } from './capaian-iku-queries';
import { PredikatBadge, SKALA_PREDIKAT } from './predikat';

const Root = styled.section`
  ${centredRow(3, 8)}
  ${framed}
  padding: ${space(3)} ${space(4)};
`;

const Mean = styled.p`
  color: ${tokens.colour.muted};
  & strong { margin-right: ${space(2)}; font-size: ${tokens.text[20]}; color: ${tokens.colour.text}; }
`;

const Counts = styled.dl`
  ${wrapRow(2, 5)}
  & > div { display: flex; align-items: center; gap: ${space(2)}; }
  & dd { font-weight: 600; }
`;

/** How many of the indicators stand on each step of the scale, on all pages. */
export function IkuSummary({ query }: { query: QueryOf<typeof capaianIkuCalls.summary> }) {
  const answer = useQuery({ ...capaianIkuQueries.summary(query), placeholderData: keepPreviousData });
  const { data: summary, failure } = useLoaded(
    answer.data?.data,
    loadFailure(answer, 'Ringkasan capaian gagal dimuat'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (summary === undefined) return <Skeleton height="58px" />;
  return (
    <Root aria-label="Ringkasan capaian">
      <Mean title="Capaian masing-masing paling tinggi dihitung 120%">
        <strong>{formatPercent(summary.rata_capaian)}</strong>
        rata-rata capaian {summary.jumlah} IKU
      </Mean>
      <Mean>Predikat menurut skala {SKALA_PREDIKAT}:</Mean>
      <Counts aria-label={`Predikat menurut skala ${SKALA_PREDIKAT}`}>
        {summary.predikat.map(({ predikat, jumlah }) => (
          <div key={predikat}>
            <dt>
              <PredikatBadge predikat={predikat} />
            </dt>
            <dd>{jumlah}</dd>
          </div>
        ))}
      </Counts>
    </Root>
  );
}
