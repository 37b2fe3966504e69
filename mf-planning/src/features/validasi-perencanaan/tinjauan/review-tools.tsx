import { formatDateTime } from '@selaras/domain';
import {
  Button,
  centredRow,
  FilterFold,
  ProgressBar,
  SearchField,
  Switch,
  space,
  type TableFold,
  Toolbar,
  tokens,
} from '@selaras/ui';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import type { PlanFilter } from './plan-parts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Progress = styled.div`
  ${centredRow(1, 3)}
  & > span { font-weight: 600; }
  & > div { flex: 0 1 220px; min-width: 120px; }
`;

const Keys = styled.p`
  max-width: none;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  @media (pointer: coarse) { display: none; }
  & kbd {
    padding: 0 ${space(1)};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: 4px;
    font: inherit;
  }
`;

interface ReviewToolsProps {
  /** Rows of the plan. */
  total: number;
  changed: number;
  withTemuan: number;
  /** Rows that the filter leaves; null without one. */
  shown: number | null;
  /** Rows that the reader checked; null for who does not decide on the plan now. */
  checked: number | null;
  /** Whether the reader may comment on rows. */
  talks: boolean;
  /** Since when changes count; null at the first submission. */
  sejak: string | null;
  filter: PlanFilter;
  onFilter: (more: Partial<PlanFilter>) => void;
  /** Opens or closes every programme; null where none is shown. */
  onOpenAll: ((open: boolean) => void) | null;
  /** What the table leaves to the one button of a telephone; null on wide screens. */
  fold: TableFold | null;
}

/** What stands above the table of a plan: what it consists of, what of it is shown, and by which keys one goes through it. */
export function ReviewTools({
  total,
  changed,
  withTemuan,
  shown,
  checked,
  talks,
  sejak,
  filter,
  onFilter,
  onOpenAll,
  fold,
}: ReviewToolsProps) {
  const choices = (
    <>
      <Switch
        label="Hanya yang berubah"
        disabled={changed === 0 && !filter.hanyaBerubah}
        checked={filter.hanyaBerubah}
        onChange={({ target }) => onFilter({ hanyaBerubah: target.checked })}
      />
      <Switch
        label="Hanya temuan"
        disabled={withTemuan === 0 && !filter.hanyaTemuan}
        checked={filter.hanyaTemuan}
        onChange={({ target }) => onFilter({ hanyaTemuan: target.checked })}
      />
      {onOpenAll && (
        <>
          <Button
            size="small"
            variant="quiet"
            icon={<ChevronsUpDown size={14} />}
            onClick={() => onOpenAll(true)}
          >
            Buka semua
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<ChevronsDownUp size={14} />}
            onClick={() => onOpenAll(false)}
          >
            Tutup semua
          </Button>
        </>
      )}
    </>
  );
  return (
    <Root>
      <p>
        {sejak === null
          ? `${total} baris pada pengajuan pertama.`
          : `${changed} dari ${total} baris berubah sejak ${formatDateTime(sejak)}.`}
        {shown !== null && <span role="status"> {shown} baris ditampilkan.</span>}
      </p>
      {checked !== null && (
        <Progress>
          <span role="status">
            {checked} dari {total} diperiksa
          </span>
          <ProgressBar
            label="Baris yang diperiksa"
            labelHidden
            value={(100 * checked) / Math.max(total, 1)}
          />
        </Progress>
      )}
      <Toolbar>
        <SearchField
          label="Cari baris"
          placeholder="Cari sasaran, indikator, kode"
          aria-keyshortcuts="/"
          value={filter.q}
          onSearch={(q) => onFilter({ q })}
        />
        {fold ? (
          <FilterFold
            {...fold}
            total={shown ?? total}
            count={Number(filter.hanyaBerubah) + Number(filter.hanyaTemuan)}
            onClear={() => onFilter({ hanyaBerubah: false, hanyaTemuan: false })}
          >
            {choices}
          </FilterFold>
        ) : (
          choices
        )}
      </Toolbar>
      <Keys>
        <kbd>J</kbd> baris berikutnya · <kbd>K</kbd> sebelumnya ·{' '}
        {checked !== null && (
          <>
            <kbd>E</kbd> diperiksa ·{' '}
          </>
        )}
        {talks && (
          <>
            <kbd>C</kbd> komentar ·{' '}
          </>
        )}
        <kbd>Enter</kbd> buka · <kbd>/</kbd> cari
      </Keys>
    </Root>
  );
}
