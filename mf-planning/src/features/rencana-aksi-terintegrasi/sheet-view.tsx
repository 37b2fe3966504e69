import type { Kunci } from '@selaras/contracts';
import { Link, unsavedMark, useLocation, usePages, useSession, withReturn } from '@selaras/portal';
import { LockBanner } from '@selaras/resource';
import {
  CellBar,
  GridView,
  only,
  SaveSummary,
  SheetCard,
  type SheetTable,
  toStuckRow,
  unsavedRows,
  useSheet,
  useTreeView,
} from '@selaras/sheet';
import { Button, draftKey, EmptyState, LinkButton, lateDialog, latePart, Stack } from '@selaras/ui';
import { Paperclip, Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { planLock } from '../../resource/plan-lock';
import { asalOf } from './asal-sel';
import { closedReason } from './cell-lock';
import { type Baris, keyOf, type PlanRowKey, rowModel } from './row';
import { codeOf } from './row-drawing';
import { noFilter, rowsFound } from './row-filter';
import { SheetToolbar } from './sheet-toolbar';
import type { TableAnswer } from './table-answer';
import { nextTemuan } from './temuan/temuan-baris';
import { drawingWith } from './temuan/temuan-drawing';
import { useTemuanBaris } from './temuan/use-temuan-baris';
import type { GridColumn } from './terintegrasi-columns';
import { usePlanSaver } from './use-plan-saver';
import { useRowFilter } from './use-row-filter';

const BuktiDialog = lateDialog(async () => (await import('./bukti-dialog')).BuktiDialog);

const WayToSalin = latePart(async () => (await import('../salin-rencana/way-to-salin')).WayToSalin);
const TemuanTools = latePart(
  async () => (await import(/* webpackChunkName: "bagian-temuan" */ './temuan/temuan-tools')).TemuanTools,
);
const TemuanOfRow = latePart(
  async () => (await import(/* webpackChunkName: "bagian-temuan" */ './temuan/temuan-of-row')).TemuanOfRow,
);

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
  /** Whether it shows what the plan lacks before it is submitted. */
  readonly checks: boolean;
}

/** The table of one unit with its tools: what is typed into it is saved row by row. */
export function SheetView({ label, data, columns, lock, checks }: SheetViewProps) {
  const { baris, kunci, kemampuan, satuan_kerja } = data;
  const { user, tahunKinerja, online } = useSession();
  const [filter, setFilter] = useRowFilter();
  const unit = satuan_kerja.satuan_kerja_id;
  const { saver, queue } = usePlanSaver(unit, draftKey(user?.id ?? 0, 'terintegrasi', unit, tahunKinerja));
  const { pathname, search } = useLocation();
  const { hasPage, hrefOf } = usePages();
  const access = useMemo(() => ({ kunci, ubah: kemampuan.ubah }), [kunci, kemampuan.ubah]);
  const table = useMemo<SheetTable<Baris, GridColumn>>(
    () => ({
      model: rowModel,
      columns,
      closedReason: (row, column) => closedReason(row, column, access),
    }),
    [columns, access],
  );
  const temuan = useTemuanBaris(unit, checks && filter.lengkapi);
  const checked = temuan.jumlah !== null;
  const lengkapi = filter.lengkapi && checked;
  const tree = useTreeView({
    model: rowModel,
    rows: baris,
    filter: `${filter.q}|${filter.kosong}|${lengkapi}`,
    find: () => rowsFound(baris, { ...filter, lengkapi }, columns, access, temuan.rows),
  });
  const shown = useMemo(() => tree.shown.map(({ index }) => index), [tree.shown]);
  const [bukti, setBukti] = useState<{ key: PlanRowKey; triwulan: number } | null>(null);
  const onOpen = (row: Baris, { kind, triwulan }: GridColumn) => {
    const opens = triwulan !== undefined && kind === 'drawn' && row.tingkat === 'kinerja-langkah-aksi';
    if (opens) setBukti({ key: keyOf(row), triwulan });
    return opens;
  };
  const model = useSheet({ table, rows: baris, shown, saver, queue, onOpen });
  const drawing = useMemo(() => drawingWith(temuan.rows), [temuan.rows]);
  const goOn = (after: typeof model.selection.focus | null) => {
    const rows = shown.flatMap((index) => baris[index] ?? []);
    const next = nextTemuan(temuan.rows, rows, columns, after);
    if (next !== null) model.select(only(next));
  };
  const begin = useEffectEvent(() => goOn(null));
  useEffect(() => {
    if (lengkapi) begin();
  }, [lengkapi]);
  const proven = bukti && baris.find((row) => keyOf(row) === bukti.key);
  const showStuck = () =>
    toStuckRow({
      model: rowModel,
      rows: baris,
      queue,
      saver,
      tree,
      sheet: model,
      unfilter: () => setFilter(noFilter),
      gone: 'Barisnya sudah dihapus orang lain; isiannya dibuang.',
    });

  if (baris.length === 0) {
    return (
      <EmptyState
        title={`Belum ada rencana ${satuan_kerja.satuan_kerja_nama} untuk tahun ${tahunKinerja}`}
        action={kemampuan.ubah && <WayToSalin unit={unit} />}
      />
    );
  }
  const { row, column } = model;
  const lacks = row && temuan.rows.get(keyOf(row));
  const form =
    row !== undefined && kemampuan.ubah && hasPage(`${row.tingkat}.edit`)
      ? hrefOf(`${row.tingkat}.edit`, { id: row.id })
      : null;
  return (
    <Stack>
      <Printed>
        {satuan_kerja.satuan_kerja_nama}, tahun {tahunKinerja}
      </Printed>
      <LockBanner notice={planLock(lock(kunci)).notice} />
      <SheetCard {...unsavedMark(unsavedRows(queue).length > 0)}>
        <SheetToolbar
          filter={filter}
          onFilter={setFilter}
          onClose={tree.closeFrom}
          canWrite={kemampuan.ubah}
          canCheck={checks && temuan.offered}
          sheet={model}
        />
        {(checked || temuan.failed) && (
          <TemuanTools temuan={temuan} onNext={() => goOn(model.selection.focus)} />
        )}
        {kemampuan.ubah && (
          <SaveSummary queue={queue} online={online} onRetry={() => saver.retry()} onShow={showStuck} />
        )}
        <GridView
          label={label}
          rows={baris}
          queue={queue}
          places={tree.shown}
          closed={tree.closed}
          onToggle={tree.toggle}
          model={model}
          drawing={drawing}
          onSave={() => saver.retry()}
        />
        {row !== undefined && (
          <CellBar
            model={model}
            edit={queue.get(keyOf(row))}
            saver={saver}
            heading={codeOf(row)}
            tools={
              <>
                {lacks && <TemuanOfRow row={row} temuan={lacks} />}
                {column?.kind === 'drawn' && row.tingkat === 'kinerja-langkah-aksi' ? (
                  <div>
                    <Button size="small" icon={<Paperclip size={14} />} onClick={() => model.edit(null)}>
                      Buka bukti
                    </Button>
                  </div>
                ) : (
                  !queue.has(keyOf(row)) && asalOf(row, column)
                )}
              </>
            }
            failureTools={
              form !== null && (
                <LinkButton
                  as={Link}
                  size="small"
                  icon={<Pencil size={14} />}
                  to={withReturn(form, pathname + search)}
                >
                  Buka formulir
                </LinkButton>
              )
            }
          />
        )}
        {bukti && proven && (
          <BuktiDialog
            row={proven}
            triwulan={bukti.triwulan}
            open={access.ubah && kunci.triwulan.includes(bukti.triwulan)}
            onClose={() => setBukti(null)}
          />
        )}
      </SheetCard>
    </Stack>
  );
}
