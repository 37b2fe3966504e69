import type { Pekerjaan } from '@selaras/contracts';
import { usePages } from '@selaras/portal';
import {
  Badge,
  Card,
  centredRow,
  ErrorState,
  type ErrorStateProps,
  Skeleton,
  space,
  tokens,
} from '@selaras/ui';
import { CircleCheckBig } from 'lucide-react';
import styled from 'styled-components';
import { YearLink } from '../../way-on/year-link';
import { batasWords } from './batas-words';
import { byUrgency, jumlahWords, lamaWords, terlambatWords } from './jumlah-words';
import { PekerjaanIsi } from './pekerjaan-isi';

/** Kinds of work up to which each shows what it consists of without being asked. */
const SHOWN_OPEN = 3;

/** How much, how late, how long: one line as long as there is room. */
const Figures = styled.p`
  ${centredRow(1, 2)}
  color: ${tokens.colour.muted};
  & > strong { color: ${tokens.colour.text}; font-weight: 650; }
`;

const Kinds = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    gap: ${space(1)} ${space(4)};
    align-items: baseline;
    padding-block: ${space(3)};
  }
  & > li + li { border-top: 1px solid ${tokens.colour.line}; }
  & h3 { font-size: ${tokens.text[14]}; }
  & > li > :not(h3, aside) { grid-column: 1 / -1; }
  @media (max-width: 560px) {
    & > li { grid-template-columns: minmax(0, 1fr); }
    & > li > aside { order: 1; }
    & > li > aside ~ :not(${Figures}) { order: 2; }
  }
`;

/** What somebody wrote: as it was written, no longer than it takes to know it again. */
const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.colour.muted};
  white-space: pre-line;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  @media print { display: block; }
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${tokens.status.tercapai};
  font-weight: 600;
`;

interface HariIniCardProps {
  /** Left out while it is being asked for. */
  pekerjaan: readonly Pekerjaan[] | undefined;
  /** When it was answered; deadlines are counted from then. */
  now: Date;
  failure: ErrorStateProps | null;
}

/** What waits for the reader, in all domains and years: how much, how late, until when, and the way to it in its year. */
export function HariIniCard({ pekerjaan: told, now, failure }: HariIniCardProps) {
  const { hasPage } = usePages();
  // What he cannot open is done by somebody else.
  const pekerjaan = told?.filter(({ tujuan }) => hasPage(tujuan.halaman)).toSorted(byUrgency);
  return (
    <Card title="Hari ini" description="Yang menunggu Anda pada semua tahun kinerja yang dibuka.">
      {failure !== null && pekerjaan === undefined ? (
        <ErrorState {...failure} />
      ) : pekerjaan === undefined ? (
        <Skeleton height="144px" />
      ) : pekerjaan.length === 0 ? (
        <Done>
          <CircleCheckBig size={20} aria-hidden="true" />
          Tidak ada yang menunggu Anda pada tahun mana pun
        </Done>
      ) : (
        <Kinds>
          {pekerjaan.map((one) => (
            <Kind
              key={`${one.kunci} ${one.tahun}`}
              pekerjaan={one}
              now={now}
              open={pekerjaan.length <= SHOWN_OPEN}
            />
          ))}
        </Kinds>
      )}
    </Card>
  );
}

function Kind({ pekerjaan, now, open }: { pekerjaan: Pekerjaan; now: Date; open: boolean }) {
  const { judul, tahun, keterangan, batas, sejak, tujuan, isi } = pekerjaan;
  const late = terlambatWords(pekerjaan);
  const age = lamaWords(sejak, now);
  const deadline = batasWords(batas, now);
  return (
    <li>
      <h3>
        <YearLink tujuan={tujuan} tahun={tahun}>
          {judul}
        </YearLink>
      </h3>
      {deadline && (
        <aside>
          <Badge tone={deadline.tone}>{deadline.text}</Badge>
        </aside>
      )}
      <Figures>
        <strong>{jumlahWords(pekerjaan)}</strong>
        {late !== null && <Badge tone="danger">{late}</Badge>}
        {age}
      </Figures>
      {keterangan && <Note>{keterangan}</Note>}
      {isi.length > 0 && <PekerjaanIsi isi={isi} tahun={tahun} now={now} open={open} />}
    </li>
  );
}
