import type { BarisNilaiJenjang } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import {
  CellBar,
  GridView,
  SaveSummary,
  SheetCard,
  type SheetTable,
  toStuckRow,
  unsavedRows,
  useSheet,
  useTreeView,
} from '@selaras/sheet';
import { Button, draftKey, EmptyState, Stack } from '@selaras/ui';
import { useMemo } from 'react';
import { JenjangProgress } from './jenjang-progress';
import {
  closedReason,
  JENJANG_COLUMN,
  type MatrixColumn,
  matrixColumns,
  matrixDrawing,
} from './matrix-columns';
import { noFilter, rowsFound, useMatrixFilter } from './matrix-filter';
import { dinilaiOf, isIku, type MatrixRow, matrixRows, rowModel } from './matrix-row';
import { MatrixToolbar } from './matrix-toolbar';
import { useJenjangSaver } from './use-jenjang-saver';

const table: SheetTable<MatrixRow, MatrixColumn> = { model: rowModel, columns: matrixColumns, closedReason };

/** The matrix of one year: a class is chosen by its key and saved by itself. */
export function MatrixView({ baris }: { baris: readonly BarisNilaiJenjang[] }) {
  const { user, tahunKinerja, online } = useSession();
  const [filter, setFilter] = useMatrixFilter();
  const { saver, queue } = useJenjangSaver(
    tahunKinerja,
    draftKey(user?.id ?? 0, 'nilai-jenjang-kinerja', 0, tahunKinerja),
  );
  const rows = useMemo(() => matrixRows(baris, queue), [baris, queue]);
  const units = useMemo(
    () => rows.filter((row) => !isIku(row)).map(({ satuan_kerja }) => satuan_kerja),
    [rows],
  );
  const tree = useTreeView({
    model: rowModel,
    rows,
    filter: JSON.stringify(filter),
    find: () => rowsFound(rows, filter),
  });
  const shown = useMemo(() => tree.shown.map(({ index }) => index), [tree.shown]);
  const model = useSheet({ table, rows, shown, saver, queue });
  const { row } = model;

  const showStuck = () =>
    toStuckRow({
      model: rowModel,
      rows,
      queue,
      saver,
      tree,
      sheet: model,
      column: JENJANG_COLUMN,
      unfilter: () => setFilter(noFilter),
      gone: 'IKU itu sudah dihapus; isiannya dibuang.',
    });

  return (
    <Stack>
      <JenjangProgress {...dinilaiOf(rows)} />
      <SheetCard {...unsavedMark(unsavedRows(queue).length > 0)}>
        <MatrixToolbar units={units} filter={filter} onFilter={setFilter} sheet={model} />
        <SaveSummary queue={queue} online={online} onRetry={() => saver.retry()} onShow={showStuck} />
        {tree.shown.length === 0 ? (
          <EmptyState
            title="Tidak ada IKU yang cocok"
            description={
              filter.belum
                ? 'Semua IKU yang disaring sudah dinilai.'
                : 'Tidak ada IKU yang cocok dengan saringan.'
            }
            action={<Button onClick={() => setFilter(noFilter)}>Hapus saringan</Button>}
          />
        ) : (
          <>
            <GridView
              label={`Nilai jenjang kinerja tahun ${tahunKinerja}`}
              rows={rows}
              queue={queue}
              places={tree.shown}
              closed={tree.closed}
              onToggle={tree.toggle}
              model={model}
              drawing={matrixDrawing}
              onSave={() => saver.retry()}
            />
            {row !== undefined && (
              <CellBar
                model={model}
                edit={queue.get(rowModel.keyOf(row))}
                saver={saver}
                heading={headingOf(row)}
              />
            )}
          </>
        )}
      </SheetCard>
    </Stack>
  );
}

/** Names a row among the others: the unit, and which of its indicators. */
function headingOf(row: MatrixRow): string {
  const unit = row.satuan_kerja.singkatan ?? row.satuan_kerja.satuan_kerja_nama;
  return isIku(row) ? `${unit} · ${row.iku}` : unit;
}
