import type { IkuCard as Iku } from '@selaras/contracts';
import { formatMeasure, targetText } from '@selaras/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../badge/badge';
import { BulletChart, bulletEnd } from '../chart/bullet-chart';
import { Sparkline } from '../chart/sparkline';
import { space, tokens } from '../token/tokens';
import { IkuComparison } from './iku-comparison';
import { IkuFactList } from './iku-fact-list';
import { efisiensiFact, growthGap, lastTargetFact } from './iku-facts';
import { barLabel, ikuStatus, ikuTrend, sparkline } from './iku-view';
import { Muted } from './muted';
import { TrendLine } from './trend-line';

const Root = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto auto auto;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(5)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
  break-inside: avoid;
  & h3 { font-size: ${tokens.text[16]}; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`;

const Figure = styled.p`
  font-size: ${tokens.text[32]};
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.02em;
  & span {
    margin-left: ${space(1)};
    font-size: ${tokens.text[14]};
    font-weight: 500;
    letter-spacing: 0;
    color: ${tokens.colour.muted};
  }
`;

export interface IkuCardProps {
  iku: Iku;
  tahun: number;
  /** Names the unit that leads it; left out where all cards are of one unit. */
  unitShown: boolean;
  /** Its name, as a link where there is more about it. */
  nameOf?: ((iku: Iku) => ReactNode) | undefined;
}

/** A key indicator: what was reached, against its target, the year before, the period's end and the national value (spec 1 §2). */
export function IkuCard({ iku, tahun, unitShown, nameOf }: IkuCardProps) {
  const trend = ikuTrend(iku, tahun);
  const line = sparkline(iku, tahun);
  return (
    <Root>
      <div>
        <StatusBadge status={ikuStatus(iku)} />
      </div>
      <div>
        <h3>{nameOf === undefined ? iku.indikator : nameOf(iku)}</h3>
        <Muted>{iku.sasaran}</Muted>
      </div>
      <Row>
        <Figure>
          {formatMeasure(iku.realisasi)}
          {iku.realisasi !== null && iku.satuan && <span>{iku.satuan}</span>}
        </Figure>
        {line.filter(({ value }) => value !== null).length > 1 && (
          <Sparkline label={`Realisasi ${iku.indikator}`} points={line} />
        )}
      </Row>
      <BulletChart
        label={barLabel(iku, tahun)}
        target={iku.target}
        targetText={targetText(iku)}
        realisasi={iku.realisasi}
        capaian={iku.capaian}
        satuan={iku.satuan}
        status={ikuStatus(iku)}
        max={bulletEnd([iku, ...iku.tren])}
      />
      <div>
        {trend ? <TrendLine trend={trend} /> : <Muted>Pertumbuhan: {growthGap(iku, tahun)}</Muted>}
        <IkuFactList facts={[lastTargetFact(iku), efisiensiFact(iku)].filter((fact) => fact !== null)} />
        <IkuComparison iku={iku} />
        {unitShown && <Muted>Penanggung jawab: {iku.satuan_kerja.satuan_kerja_nama}</Muted>}
      </div>
    </Root>
  );
}
