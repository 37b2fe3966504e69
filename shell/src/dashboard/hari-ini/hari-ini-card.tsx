import type { Pekerjaan } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { usePages } from '@selaras/portal';
import { Badge, Card, ErrorState, type ErrorStateProps, Skeleton, space, tokens } from '@selaras/ui';
import { CircleCheckBig } from 'lucide-react';
import styled from 'styled-components';
import { batasWords } from './batas-words';
import { PekerjaanIsi, TujuanLink } from './pekerjaan-isi';

/** Kinds of work up to which each shows what it consists of without being asked. */
const SHOWN_OPEN = 3;

const Kinds = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) max-content;
    gap: ${space(1)} ${space(3)};
    align-items: baseline;
    padding-block: ${space(3)};
  }
  & > li + li { border-top: 1px solid ${tokens.colour.line}; }
  & h3 { font-size: ${tokens.text[14]}; }
  & > li > :not(:first-child, h3, aside) { grid-column: 2 / -1; }
  @media (max-width: 560px) {
    & > li { grid-template-columns: 36px minmax(0, 1fr); }
    & > li > aside { grid-column: 2; }
  }
`;

const Count = styled.span`
  justify-self: start;
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

/** What waits for the reader, in all domains: how much, until when, and the way to it. */
export function HariIniCard({ pekerjaan: told, now, failure }: HariIniCardProps) {
  const { hasPage } = usePages();
  // What he cannot open is done by somebody else.
  const pekerjaan = told?.filter(({ tujuan }) => hasPage(tujuan.halaman));
  return (
    <Card title="Hari ini" description="Yang menunggu Anda pada tahun kinerja ini.">
      {failure !== null && pekerjaan === undefined ? (
        <ErrorState {...failure} />
      ) : pekerjaan === undefined ? (
        <Skeleton height="144px" />
      ) : pekerjaan.length === 0 ? (
        <Done>
          <CircleCheckBig size={20} aria-hidden="true" />
          Tidak ada yang menunggu Anda
        </Done>
      ) : (
        <Kinds>
          {pekerjaan.map((one) => (
            <Kind key={one.kunci} pekerjaan={one} now={now} open={pekerjaan.length <= SHOWN_OPEN} />
          ))}
        </Kinds>
      )}
    </Card>
  );
}

function Kind({ pekerjaan, now, open }: { pekerjaan: Pekerjaan; now: Date; open: boolean }) {
  const { judul, jumlah, keterangan, batas, tujuan, isi } = pekerjaan;
  const deadline = batasWords(batas, now);
  return (
    <li>
      <Count>
        <Badge tone="brand">{formatDecimal(jumlah)}</Badge>
      </Count>
      <h3>
        <TujuanLink tujuan={tujuan}>{judul}</TujuanLink>
      </h3>
      {deadline && (
        <aside>
          <Badge tone={deadline.tone}>{deadline.text}</Badge>
        </aside>
      )}
      {keterangan && <Note>{keterangan}</Note>}
      {isi.length > 0 && <PekerjaanIsi isi={isi} open={open} />}
    </li>
  );
}
