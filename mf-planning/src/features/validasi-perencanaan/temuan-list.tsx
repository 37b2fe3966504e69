import type { PlanCascadeRow, ValidasiPerencanaanDetail } from '@selaras/contracts';
import { jenisTemuan, kunciRencana, type Temuan, temuanWords, tingkatWords } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { Badge, Button, space, tokens } from '@selaras/ui';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTemuanHref } from './use-temuan-href';

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

const Required = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  color: ${tokens.status['tidak-tercapai']};
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

/** What the findings are told for, and what follows from them. */
const words = {
  ajukan: {
    ready: (rows: number) => `Siap diajukan: ${rows} baris sudah lengkap.`,
    wajib: 'Rencana belum dapat diajukan.',
    saran: 'Rencana tetap dapat diajukan; catatan ini ikut tersimpan pada pengajuannya.',
  },
  setujui: {
    ready: (rows: number) => `Lengkap: ${rows} baris tanpa catatan.`,
    wajib: 'Rencana belum dapat disetujui. Kembalikan kepada satuan kerja untuk dilengkapi.',
    saran: 'Rencana tetap dapat disetujui; catatan ini ikut tersimpan pada persetujuannya.',
  },
} as const;

interface TemuanListProps {
  baris: readonly PlanCascadeRow[];
  temuan: ValidasiPerencanaanDetail['temuan'];
  act: keyof typeof words;
  /** Whether the first kind is shown with what it consists of. */
  open?: boolean;
}

/**
 * What a plan lacks before it is handed in or approved, kind by kind: first what is required, then what is advised. Each
 * finding leads to the field that mends it.
 */
export function TemuanList({ baris, temuan: { wajib, saran }, act, open = false }: TemuanListProps) {
  const rows = useMemo(() => new Map(baris.map((row) => [kunciRencana(row), row])), [baris]);
  if (wajib.length + saran.length === 0) {
    return (
      <Ready role="status">
        <CircleCheckBig size={20} aria-hidden="true" />
        {words[act].ready(baris.length)}
      </Ready>
    );
  }
  return (
    <Root>
      {wajib.length > 0 && (
        <>
          <Required role="status">
            <CircleAlert size={20} aria-hidden="true" />
            <span>
              {wajib.length} hal wajib dilengkapi dahulu. {words[act].wajib}
            </span>
          </Required>
          <Kinds found={wajib} rows={rows} open />
        </>
      )}
      {saran.length > 0 && (
        <>
          <p role="status">
            {saran.length} hal sebaiknya dilengkapi. {wajib.length === 0 && words[act].saran}
          </p>
          <Kinds found={saran} rows={rows} open={open && wajib.length === 0} />
        </>
      )}
    </Root>
  );
}

interface KindsProps extends JumpsProps {
  /** Whether the first kind is shown with what it consists of. */
  open: boolean;
}

function Kinds({ found, rows, open }: KindsProps) {
  return jenisTemuan
    .map((jenis) => ({ jenis, ofKind: found.filter((one) => one.jenis === jenis) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ jenis, ofKind }, at) => (
      <Group key={jenis} open={open && at === 0}>
        <summary>
          <span>{temuanWords[jenis].title}</span>
          <Badge>{ofKind.length}</Badge>
        </summary>
        <div>
          <p>{temuanWords[jenis].meaning}</p>
          <Jumps found={ofKind} rows={rows} />
        </div>
      </Group>
    ));
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
          return row === undefined ? null : (
            <Jump key={`${temuan.kunci} ${temuan.isian} ${temuan.rincian}`} temuan={temuan} row={row} />
          );
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
  const href = useTemuanHref()(temuan, row);
  const words = row.indikator || row.sasaran;
  return (
    <li>
      {href === null ? words : <Link to={href}>{words}</Link>}
      <small>{[tingkatWords[row.level].singkat, row.kode, temuan.rincian].filter(Boolean).join(' · ')}</small>
    </li>
  );
}
