import type { PenambahanOutput } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { hasRole } from '@selaras/roles';
import {
  CellBar,
  GridView,
  type RowDrawing,
  SaveSummary,
  SheetCard,
  type SheetTable,
  toStuckRow,
  UndoButtons,
  unsavedRows,
  useSheet,
  useTreeView,
  withEdit,
} from '@selaras/sheet';
import { Button, draftKey, lateDialog, Stack, space, spreadRow } from '@selaras/ui';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { closedReason, type OutputColumn, outputColumns } from './output-columns';
import { OutputNotices } from './output-notices';
import { type OutputAnswer, rowModel } from './output-row';
import { OutputTotals } from './output-totals';
import { useOutputSaver } from './use-output-saver';

const RiwayatDialog = lateDialog(async () => (await import('./riwayat-dialog')).RiwayatDialog);

const Tools = styled.div`
  ${spreadRow(1)}
  padding-right: ${space(3)};
  @media print { display: none; }
`;

const drawing: RowDrawing<PenambahanOutput, OutputColumn> = {
  nameOf: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
};

/** The numbers of one year, typed in place and saved by themselves. */
export function OutputView({ answer: { data, triwulan } }: { answer: OutputAnswer }) {
  const { user, tahunKinerja, online } = useSession();
  const isSuper = hasRole(user, 'super');
  const { saver, queue } = useOutputSaver(
    tahunKinerja,
    draftKey(user?.id ?? 0, 'penambahan-output', 0, tahunKinerja),
  );
  const table = useMemo<SheetTable<PenambahanOutput, OutputColumn>>(
    () => ({
      model: rowModel,
      columns: outputColumns,
      closedReason: (row, column) => closedReason(row, column, { triwulan, isSuper }),
    }),
    [triwulan, isSuper],
  );
  const tree = useTreeView({ model: rowModel, rows: data, filter: '', find: () => null });
  const shown = useMemo(() => tree.shown.map(({ index }) => index), [tree.shown]);
  const model = useSheet({ table, rows: data, shown, saver, queue });
  const [unit, setUnit] = useState<PenambahanOutput['satuan_kerja'] | null>(null);
  const writes = data.some(({ kemampuan }) => kemampuan.ubah);
  const { row } = model;

  const showStuck = () =>
    toStuckRow({ model: rowModel, rows: data, queue, saver, tree, sheet: model, column: 1 });

  return (
    <Stack>
      <OutputNotices tahun={tahunKinerja} triwulan={triwulan} writes={writes} isSuper={isSuper} />
      {data.length > 1 && (
        <OutputTotals rows={data.map((one) => withEdit(rowModel, one, queue.get(rowModel.keyOf(one))))} />
      )}
      <SheetCard {...unsavedMark(unsavedRows(queue).length > 0)}>
        {writes && (
          <Tools>
            <SaveSummary queue={queue} online={online} onRetry={() => saver.retry()} onShow={showStuck} />
            <UndoButtons sheet={model} />
          </Tools>
        )}
        <GridView
          label={`Penambahan jumlah output tahun ${tahunKinerja}`}
          rows={data}
          queue={queue}
          places={tree.shown}
          closed={tree.closed}
          onToggle={tree.toggle}
          model={model}
          drawing={drawing}
          onSave={() => saver.retry()}
          low
        />
        {row !== undefined && (
          <CellBar
            model={model}
            edit={queue.get(rowModel.keyOf(row))}
            saver={saver}
            heading={row.satuan_kerja.singkatan ?? row.satuan_kerja.satuan_kerja_nama}
            tools={
              <div>
                <Button size="small" icon={<History size={14} />} onClick={() => setUnit(row.satuan_kerja)}>
                  Riwayat
                </Button>
              </div>
            }
          />
        )}
        {unit && <RiwayatDialog unit={unit} onClose={() => setUnit(null)} />}
      </SheetCard>
    </Stack>
  );
}
