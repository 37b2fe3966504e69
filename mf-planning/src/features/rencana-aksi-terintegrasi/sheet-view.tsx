import type { Kunci } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { LockBanner } from '@selaras/resource';
import { draftKey, EmptyState, latePart, Stack, tokens, VisuallyHidden } from '@selaras/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { planLock } from '../../resource/plan-lock';
import { CellBar } from './cell-bar';
import { type Baris, keyOf, type RowKey } from './core/baris';
import type { GridColumn } from './core/grid-column';
import { only } from './core/grid-selection';
import type { RowFilter } from './core/row-filter';
import { GridView } from './grid/grid-view';
import { useSheet } from './grid/use-sheet';
import { unsavedRows } from './saving/save-queue';
import { SaveSummary } from './saving/save-summary';
import type { TableAnswer } from './saving/table-answer';
import { useSaver } from './saving/use-saver';
import { SheetToolbar } from './sheet-toolbar';
import { useTreeView } from './use-tree-view';

const BuktiDialog = latePart(async () => (await import('./bukti-dialog')).BuktiDialog);

const Card = styled.section`
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
  overflow: clip;
  min-width: 0;
  @media print { border: 0; overflow: visible; }
`;

/** On paper the unit's picker is left out. */
const Printed = styled.p`
  display: none;
  @media print { display: block; font-weight: 600; }
`;

interface SheetViewProps {
  readonly label: string;
  readonly data: TableAnswer['data'];
  readonly columns: readonly GridColumn[];
  /** What is told above the table. */
  readonly lock: (kunci: Kunci) => Kunci;
}

/** The table of one unit with its tools: what is typed into it is saved row by row. */
export function SheetView({ label, data, columns, lock }: SheetViewProps) {
  const { baris, kunci, kemampuan, satuan_kerja } = data;
  const { user, tahunKinerja, online } = useSession();
  const [filter, setFilter] = useFilter();
  const unit = satuan_kerja.satuan_kerja_id;
  const { saver, queue } = useSaver(unit, draftKey(user?.id ?? 0, 'terintegrasi', unit, tahunKinerja));
  const access = useMemo(() => ({ kunci, ubah: kemampuan.ubah }), [kunci, kemampuan.ubah]);
  const tree = useTreeView({ baris, columns, access, filter });
  const shown = useMemo(() => tree.shown.map(({ index }) => index), [tree.shown]);
  const [bukti, setBukti] = useState<{ key: RowKey; triwulan: number } | null>(null);
  const onBukti = (row: Baris, triwulan: number) => setBukti({ key: keyOf(row), triwulan });
  const model = useSheet({ baris, shown, columns, access, saver, queue, onBukti });
  const proven = bukti && baris.find((row) => keyOf(row) === bukti.key);
  const waiting = unsavedRows(queue);

  const choose = (row: number) => model.select(only({ row, column: model.selection.focus.column }));
  const showStuck = () => {
    const [key] = waiting.find(([, { keadaan }]) => keadaan === 'gagal' || keadaan === 'bentrok') ?? [];
    if (key === undefined) return;
    const at = tree.shown.findIndex((place) => place.key === key);
    const index = baris.findIndex((row) => keyOf(row) === key);
    if (at >= 0) choose(at);
    else if (index < 0) {
      saver.discard(key);
      model.setNote('Barisnya sudah dihapus orang lain; isiannya dibuang.');
    } else {
      // With everything open and nothing filtered a row is shown where it stands in the plan.
      tree.closeFrom(null);
      setFilter({ q: '', kosong: false });
      choose(index);
    }
  };

  if (baris.length === 0) {
    return (
      <EmptyState
        description={`Belum ada rencana ${satuan_kerja.satuan_kerja_nama} untuk tahun ${tahunKinerja}.`}
      />
    );
  }
  const active = model.row === undefined ? undefined : queue.get(keyOf(model.row));
  return (
    <Stack>
      <Printed>
        {satuan_kerja.satuan_kerja_nama}, tahun {tahunKinerja}
      </Printed>
      <LockBanner notice={planLock(lock(kunci)).notice} />
      <Card {...unsavedMark(waiting.length > 0)}>
        <SheetToolbar
          filter={filter}
          onFilter={setFilter}
          onClose={tree.closeFrom}
          canWrite={kemampuan.ubah}
          onUndo={model.undo}
          onRedo={model.redo}
        />
        {kemampuan.ubah && (
          <SaveSummary queue={queue} online={online} onRetry={() => saver.retry()} onShow={showStuck} />
        )}
        <GridView
          label={label}
          baris={baris}
          queue={queue}
          places={tree.shown}
          closed={tree.closed}
          onToggle={tree.toggle}
          model={model}
          onSave={() => saver.retry()}
        />
        <CellBar model={model} edit={active} saver={saver} canWrite={kemampuan.ubah} />
        {bukti && proven && (
          <BuktiDialog
            row={proven}
            triwulan={bukti.triwulan}
            open={access.ubah && kunci.triwulan.includes(bukti.triwulan)}
            onClose={() => setBukti(null)}
          />
        )}
        <VisuallyHidden role="status" data-catatan="">
          {model.note}
        </VisuallyHidden>
      </Card>
    </Stack>
  );
}

/** Search and filter in the address. */
function useFilter(): [RowFilter, (change: Partial<RowFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const filter = { q: address.get('q') ?? '', kosong: address.has('kosong') };
  const change = (part: Partial<RowFilter>) => {
    const { q, kosong } = { ...filter, ...part };
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (q === '') next.delete('q');
        else next.set('q', q);
        if (kosong) next.set('kosong', '1');
        else next.delete('kosong');
        return next;
      },
      { replace: true },
    );
  };
  return [filter, change];
}
