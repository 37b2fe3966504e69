import type { AnggaranTotals } from '@selaras/contracts';
import { formatDecimal, formatPercent, triwulanRomawi } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { SidewaysHint, useCutColumns, VisuallyHidden } from '@selaras/ui';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RekapLine } from './rekap-line';
import { Line, Money, Name, Scroll, Sheet, Turn } from './rekap-table-style';
import { treeStep } from './tree-keys';

interface RekapTableProps {
  caption: string;
  /** What the names are: `Uraian`, `Satuan kerja`. */
  nameTitle: string;
  /** Lines that are to be seen. */
  lines: readonly RekapLine[];
  open: ReadonlySet<string>;
  onTurn: (key: string, open: boolean) => void;
  total: AnggaranTotals;
  totalTitle: string;
}

const heads = ['Pagu', ...triwulanRomawi, 'Realisasi', 'Sisa', 'Serapan'];
const figures = heads.map((_, at) => at + 1);

/** Budget and spending line by line, with the total below: a tree grid that is walked through by arrows. */
export function RekapTable({ caption, nameTitle, lines, open, onTurn, total, totalTitle }: RekapTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const cut = useCutColumns(box, figures);
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = lines.find(({ key }) => key === current)?.key ?? lines[0]?.key;
  const flat = lines.every(({ induk, hasChildren }) => induk === null && !hasChildren);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, focused: string) => {
    if (event.target !== event.currentTarget) return;
    const step = treeStep(event.key, { lines, open, focused });
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'focus') {
      const at = lines.findIndex(({ key }) => key === step.key);
      body.current?.rows[at]?.focus();
    } else {
      onTurn(step.key, step.kind === 'open');
    }
  };

  return (
    <>
      <SidewaysHint box={box} />
      <Scroll ref={box} tabIndex={0} role="region" aria-label={caption}>
        <Sheet $cut={cut} role="treegrid" aria-label={caption} aria-readonly="true">
          <VisuallyHidden as="caption">{caption}, dalam rupiah</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{nameTitle}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {lines.map((line) => (
              <Line
                key={line.key}
                $depth={line.kedalaman}
                $flat={flat}
                data-tingkat={line.kedalaman}
                aria-level={line.kedalaman + 1}
                aria-posinset={line.position}
                aria-setsize={line.dari}
                aria-expanded={line.hasChildren ? open.has(line.key) : undefined}
                tabIndex={line.key === stop ? 0 : -1}
                onFocus={() => setCurrent(line.key)}
                onKeyDown={(event) => onKeyDown(event, line.key)}
              >
                <th scope="row">
                  <LineName line={line} open={open.has(line.key)} onTurn={onTurn} />
                </th>
                <Figures jumlah={line} />
              </Line>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{totalTitle}</th>
              <Figures jumlah={total} />
            </tr>
          </tfoot>
        </Sheet>
      </Scroll>
    </>
  );
}

interface LineNameProps {
  line: RekapLine;
  open: boolean;
  onTurn: RekapTableProps['onTurn'];
}

function LineName({ line, open, onTurn }: LineNameProps) {
  const { key, kedalaman, kode, nama, tingkat, hasChildren, paguSendiri, pagu, path } = line;
  return (
    <Name $depth={kedalaman}>
      {hasChildren && (
        <Turn $open={open} aria-hidden="true" onClick={() => onTurn(key, !open)}>
          <ChevronRight size={16} />
        </Turn>
      )}
      <div>
        {tingkat !== null && (
          <small>
            {tingkat} {kode}
          </small>
        )}
        {path === null ? nama : <Link to={path}>{nama}</Link>}
        {paguSendiri !== null && (
          <small data-beda>
            Pagu tercatat Rp {formatDecimal(paguSendiri)}, jumlah rinciannya Rp {formatDecimal(pagu)}.
          </small>
        )}
      </div>
    </Name>
  );
}

const Figures = ({ jumlah: { pagu, tw, realisasi, sisa, serapan } }: { jumlah: AnggaranTotals }) => (
  <>
    <Money>{formatDecimal(pagu)}</Money>
    {tw.map((nilai, at) => (
      <Money key={heads[at + 1]}>{formatDecimal(nilai)}</Money>
    ))}
    <Money>{formatDecimal(realisasi)}</Money>
    <Money>{formatDecimal(sisa)}</Money>
    <Money>{formatPercent(serapan)}</Money>
  </>
);
