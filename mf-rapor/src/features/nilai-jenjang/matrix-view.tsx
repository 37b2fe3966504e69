import type { BarisNilaiJenjang } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import {
  CellBar,
  GridView,
  only,
  SaveSummary,
  type SheetTable,
  unsavedRows,
  useSheet,
  useTreeView,
} from '@selaras/sheet';
import { Button, draftKey, EmptyState, framed, Stack } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
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

const Card = styled.section`
  ${framed}
  overflow: clip;
  min-width: 0;
  @media print { border: 0; overflow: visible; }
`;

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
  const waiting = unsavedRows(queue);
  const { row } = model;

  const showStuck = () => {
    const [key] = waiting.find(([, { state }]) => state === 'failed' || state === 'conflict') ?? [];
    if (key === undefined) return;
    const at = tree.shown.findIndex((place) => place.key === key);
    const index = rows.findIndex((one) => rowModel.keyOf(one) === key);
    const choose = (place: number) => model.select(only({ row: place, column: JENJANG_COLUMN }));
    if (at >= 0) choose(at);
    else if (index < 0) {
      saver.discard(key);
      model.setNote('IKU itu sudah dihapus; isiannya dibuang.');
    } else {
      tree.closeFrom(null);
      setFilter(noFilter);
      choose(index);
    }
  };

  return (
    <Stack>
      <JenjangProgress {...dinilaiOf(rows)} />
      <Card {...unsavedMark(waiting.length > 0)}>
        <MatrixToolbar
          units={units}
          filter={filter}
          onFilter={setFilter}
          onUndo={model.undo}
          onRedo={model.redo}
        />
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
      </Card>
    </Stack>
  );
}

/** Names a row among the others: the unit, and which of its indicators. */
function headingOf(row: MatrixRow): string {
  const unit = row.satuan_kerja.singkatan ?? row.satuan_kerja.satuan_kerja_nama;
  return isIku(row) ? `${unit} · ${row.iku}` : unit;
}
