import type { PlanCascadeRow } from '@selaras/contracts';
import {
  allTriwulan,
  formatRupiah,
  kunciRencana,
  targetText,
  temuanWords,
  tingkatWords,
  triwulanWord,
} from '@selaras/domain';
import {
  Button,
  Checkbox,
  ClampedText,
  Formula,
  space,
  type TableColumn,
  tokens,
  VisuallyHidden,
} from '@selaras/ui';
import { MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { Measured } from '../../../resource/measured';
import { ChangeCell } from './change-cell';
import type { PlanPart, TemuanByRow } from './plan-parts';

/** A line of the table: the head of a group, or a row of the plan. */
export interface PlanLine {
  readonly kunci: string;
  readonly row: PlanCascadeRow;
  /** The group that this is the head of; null at a row. */
  readonly head: PlanPart | null;
}

/** Marks a row of the table with the key of its row of the plan. */
export const KUNCI = 'data-kunci';

const Name = styled.div<{ $depth: number }>`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  font-weight: 400;
  @media (min-width: 561px) { padding-left: calc(${({ $depth }) => $depth} * ${space(4)}); }
  & > :last-child { font-weight: 600; }
`;

const Found = styled.ul`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[12]};
  & > li { color: ${tokens.status['tidak-tercapai']}; font-weight: 600; }
  & > li[data-saran] { color: ${tokens.colour.muted}; font-weight: 400; }
`;

const lead = (...words: readonly (string | null)[]) => [...words.filter(Boolean), '·'].join(' ');

type PlanColumn = TableColumn<PlanCascadeRow>;

const columns: readonly PlanColumn[] = [
  {
    id: 'sasaran',
    title: 'Sasaran dan indikator',
    value: ({ sasaran }) => sasaran,
    cell: (row) => (
      <Name $depth={Math.max(0, row.kedalaman - 1)} {...{ [KUNCI]: kunciRencana(row) }}>
        <ClampedText lead={lead(tingkatWords[row.level].singkat, row.kode)}>{row.sasaran}</ClampedText>
        <ClampedText lead={lead('Indikator')}>{row.indikator}</ClampedText>
      </Name>
    ),
    minWidth: '380px',
  },
  {
    id: 'perubahan',
    title: 'Perubahan',
    value: () => null,
    cell: (row) => <ChangeCell row={row} />,
    minWidth: '180px',
  },
  {
    id: 'target',
    title: 'Target',
    value: ({ target }) => target,
    cell: (row) => <Measured value={targetText(row)} satuan={row.satuan} />,
    numeric: true,
  },
  ...allTriwulan.map((tw) => ({
    id: `target_tw${tw}`,
    title: triwulanWord(tw),
    value: (row: PlanCascadeRow) => row[`target_tw${tw}`],
    numeric: true,
  })),
  {
    id: 'anggaran',
    title: 'Pagu',
    value: ({ anggaran }) => anggaran,
    cell: ({ anggaran }) => formatRupiah(anggaran),
    numeric: true,
  },
  { id: 'pengampu_nama', title: 'Pengampu', value: ({ pengampu_nama }) => pengampu_nama, minWidth: '160px' },
  {
    id: 'do_rumus',
    title: 'Rumus',
    value: ({ do_rumus }) => do_rumus,
    cell: ({ do_rumus }) => (do_rumus === null ? null : <Formula source={do_rumus} />),
    minWidth: '200px',
    hidden: true,
  },
];

const temuanColumn = (temuan: TemuanByRow, wajib: ReadonlySet<object>): PlanColumn => ({
  id: 'temuan',
  title: 'Temuan',
  value: () => null,
  cell: (row) => (
    <Found>
      {(temuan.get(kunciRencana(row)) ?? []).map((one) => (
        <li key={`${one.jenis} ${one.isian} ${one.rincian}`} data-saran={wajib.has(one) ? undefined : ''}>
          {temuanWords[one.jenis].title}
        </li>
      ))}
    </Found>
  ),
  minWidth: '140px',
});

const quarterTargets = allTriwulan.map((tw) => `target_tw${tw}`);

/** What each stage looks at (domain §7), after what a row is about, what changed of it and what it lacks. */
const looksAt: Readonly<Record<number, readonly string[]>> = {
  1: [],
  2: ['target', ...quarterTargets, 'do_rumus', 'pengampu_nama'],
  3: ['anggaran'],
};

/** Threads about rows, and how one gets to them. */
interface PlanKomentar {
  /** Open threads of each row that has any, by its key. */
  readonly terbuka: ReadonlyMap<string, number>;
  /** Whether the reader may begin one. */
  readonly tulis: boolean;
  readonly onOpen: (row: PlanCascadeRow) => void;
}

const komentarColumn = ({ terbuka, tulis, onOpen }: PlanKomentar): PlanColumn => ({
  id: 'komentar',
  title: 'Komentar',
  value: () => null,
  cell: (row) => {
    const open = terbuka.get(kunciRencana(row));
    if (open === undefined && !tulis) return null;
    const words = open === undefined ? 'Komentari' : open === 0 ? 'Selesai' : `${open} belum selesai`;
    return (
      <Button
        size="small"
        variant="quiet"
        icon={<MessageSquare size={14} />}
        aria-label={`${words}: ${row.indikator || row.sasaran}`}
        aria-keyshortcuts="C"
        onClick={() => onOpen(row)}
      >
        {words}
      </Button>
    );
  },
  minWidth: '150px',
  inCard: 'acts',
});

type Tick = (row: PlanCascadeRow, diperiksa: boolean) => void;

const tickColumn = (onTick: Tick): PlanColumn => ({
  id: 'diperiksa',
  title: 'Diperiksa',
  value: () => null,
  cell: (row) => (
    <Checkbox
      label={<VisuallyHidden>{`Diperiksa: ${row.indikator || row.sasaran}`}</VisuallyHidden>}
      aria-keyshortcuts="E"
      checked={row.diperiksa}
      onChange={({ target }) => onTick(row, target.checked)}
    />
  ),
  pinnedEnd: true,
  inCard: 'fact',
});

interface PlanColumns {
  /** The stage that decides on the plan. */
  readonly tahap: number;
  /** A first submission has no changes. */
  readonly isFirst: boolean;
  readonly temuan: TemuanByRow;
  /** Findings that keep the plan from being approved. */
  readonly wajib: ReadonlySet<object>;
  /** Marks a row as checked; null for who does not decide on the plan now. */
  readonly onTick: Tick | null;
  /** null where nothing is said and nothing may be. */
  readonly komentar: PlanKomentar | null;
}

/** The columns with those of the stage first, and shown. */
export function planColumns({
  tahap,
  isFirst,
  temuan,
  wajib,
  onTick,
  komentar,
}: PlanColumns): readonly TableColumn<PlanLine>[] {
  const [name, changes, ...others] = columns as [PlanColumn, PlanColumn, ...PlanColumn[]];
  const first = looksAt[tahap] ?? [];
  const ofStage = first.flatMap((id) => others.find((column) => column.id === id) ?? []);
  return [
    name,
    ...(isFirst ? [] : [changes]),
    ...(temuan.size === 0 ? [] : [temuanColumn(temuan, wajib)]),
    ...(komentar === null ? [] : [komentarColumn(komentar)]),
    ...ofStage.map((column) => ({ ...column, hidden: false })),
    ...others.filter((column) => !ofStage.includes(column)),
    ...(onTick === null ? [] : [tickColumn(onTick)]),
  ].map(ofLine);
}

const ofLine = ({ value, cell, ...column }: PlanColumn): TableColumn<PlanLine> => ({
  ...column,
  value: ({ row }) => value(row),
  ...(cell && { cell: ({ row }: PlanLine) => cell(row) }),
});
