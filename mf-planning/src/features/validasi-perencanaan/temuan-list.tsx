import type { PlanCascadeRow } from '@selaras/contracts';
import {
  checkReadyToSubmit,
  jenisTemuan,
  kunciRencana,
  type Temuan,
  temuanWords,
  tingkatWords,
} from '@selaras/domain';
import { Link, useLocation, usePages, withReturn } from '@selaras/portal';
import { Badge, Button, space, tokens } from '@selaras/ui';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { pageOfTemuan } from './page-of-temuan';

/** Findings of a kind that are shown at first. */
const PAGE = 20;

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

const Ready = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${tokens.status.tercapai};
  font-weight: 600;
  & > svg { flex: none; }
`;

const Group = styled.details`
  min-width: 0;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 44px;
    padding: ${space(1)} ${space(3)};
    font-weight: 600;
    cursor: pointer;
  }
  & > div { display: grid; gap: ${space(2)}; padding: 0 ${space(3)} ${space(3)}; }
  & p, & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & ul { display: grid; gap: ${space(2)}; padding-left: ${space(4)}; }
  & li { overflow-wrap: anywhere; }
  & small { display: block; }
`;

interface TemuanListProps {
  baris: readonly PlanCascadeRow[];
  /** Whether the first kind is shown with what it consists of. */
  open?: boolean;
}

/** What a unit should look at before it hands in its plan, kind by kind: each finding leads to the row that it is about. */
export function TemuanList({ baris, open = false }: TemuanListProps) {
  const temuan = useMemo(() => checkReadyToSubmit(baris), [baris]);
  const rows = useMemo(() => new Map(baris.map((row) => [kunciRencana(row), row])), [baris]);
  const groups = jenisTemuan
    .map((jenis) => ({ jenis, found: temuan.filter((one) => one.jenis === jenis) }))
    .filter(({ found }) => found.length > 0);
  if (groups.length === 0) {
    return (
      <Ready role="status">
        <CircleCheckBig size={20} aria-hidden="true" />
        Siap diajukan: {baris.length} baris sudah lengkap.
      </Ready>
    );
  }
  return (
    <Root>
      <p role="status">{temuan.length} hal sebaiknya dilengkapi dahulu. Rencana tetap dapat diajukan.</p>
      {groups.map(({ jenis, found }, at) => (
        <Group key={jenis} open={open && at === 0}>
          <summary>
            <span>{temuanWords[jenis].title}</span>
            <Badge>{found.length}</Badge>
          </summary>
          <div>
            <p>{temuanWords[jenis].meaning}</p>
            <Jumps found={found} rows={rows} />
          </div>
        </Group>
      ))}
    </Root>
  );
}

interface JumpsProps {
  found: readonly Temuan[];
  rows: ReadonlyMap<string, PlanCascadeRow>;
}

function Jumps({ found, rows }: JumpsProps) {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul>
        {found.slice(0, shown).map((temuan) => {
          const row = rows.get(temuan.kunci);
          return row === undefined ? null : <Jump key={temuan.kunci} temuan={temuan} row={row} />;
        })}
      </ul>
      {found.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + PAGE)}>
          Tampilkan {Math.min(PAGE, found.length - shown)} lagi dari {found.length}
        </Button>
      )}
    </>
  );
}

function Jump({ temuan, row }: { temuan: Temuan; row: PlanCascadeRow }) {
  const { hasPage, hrefOf } = usePages();
  const { pathname, search } = useLocation();
  const { page, params, isForm } = pageOfTemuan(temuan.jenis, row);
  const href = hasPage(page) ? hrefOf(page, params) : null;
  const words = row.indikator || row.sasaran;
  return (
    <li>
      {href === null ? words : <Link to={isForm ? withReturn(href, pathname + search) : href}>{words}</Link>}
      <small>{[tingkatWords[row.level].singkat, row.kode, temuan.rincian].filter(Boolean).join(' · ')}</small>
    </li>
  );
}
