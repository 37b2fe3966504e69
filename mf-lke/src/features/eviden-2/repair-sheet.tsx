import { kekuranganLke } from '@selaras/domain';
import { unsavedMark, useSession } from '@selaras/portal';
import { SaveSummary, unsavedRows, withEdit } from '@selaras/sheet';
import { EmptyState, framed, PageSection, ProgressBar, Stack, tokens } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { LembarData } from '../eviden/eviden-data';
import { focusKriteriaAfterDialog } from '../eviden/keys/use-worksheet-keys';
import { placed } from '../eviden/layout';
import { useAnswerSaver } from '../eviden/use-answer-saver';
import { EarlierRound } from './earlier-round';
import { RepairRow } from './repair-row';
import { RepairSteps } from './repair-steps';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  & > :first-child { flex: 1 1 240px; max-width: 480px; }
`;

const Folded = styled.details`
  ${framed}
  padding: 12px 16px;
  & > summary { cursor: pointer; font-weight: 600; }
  & h4 { margin-top: 16px; font-size: ${tokens.text[14]}; }
`;

/** The repair round of a unit: criteria that the evaluator flagged, and the others folded away. */
export function RepairSheet({ data }: { data: LembarData }) {
  const { instrumen, lembar, pembagian } = data;
  const { online } = useSession();
  const { model, saver, queue } = useAnswerSaver(lembar.satuan_kerja.satuan_kerja_id, 2);
  const rows = useMemo(
    () => lembar.baris.map((row) => withEdit(model, row, queue.get(model.keyOf(row)))),
    [lembar.baris, model, queue],
  );
  const kriteria = useMemo(
    () => placed(instrumen).flatMap(({ subKomponen }) => subKomponen.flatMap((sub) => sub.kriteria)),
    [instrumen],
  );
  const stored = new Map(lembar.baris.map((row) => [row.kriteria_id, row]));
  const flagged = kriteria.filter(({ id }) => stored.get(id)?.perbaikan);
  const others = kriteria.filter(({ id }) => !stored.get(id)?.perbaikan);
  const missing = kekuranganLke('ajukan-perbaikan', instrumen, rows);
  const done = flagged.length - missing.length;
  const writes = lembar.menulis === 'unit' && lembar.keadaan === 'perbaikan';
  const mine = pembagian?.kriteria_saya ?? null;
  const waiting = unsavedRows(queue);

  return (
    <Stack {...unsavedMark(waiting.length > 0)}>
      <Line>
        <ProgressBar
          label={`${done} dari ${flagged.length} kriteria sudah ditanggapi`}
          value={flagged.length === 0 ? 100 : (done / flagged.length) * 100}
        />
        <RepairSteps
          data={data}
          missing={missing}
          unsaved={waiting.length}
          onShow={focusKriteriaAfterDialog}
        />
      </Line>
      {writes && (
        <SaveSummary
          queue={queue}
          online={online}
          onRetry={() => saver.retry()}
          onShow={() => {
            const [key] = waiting.find(([, { state }]) => state === 'failed' || state === 'conflict') ?? [];
            if (key !== undefined) focusKriteriaAfterDialog(Number(key));
          }}
        />
      )}
      <PageSection title="Kriteria yang perlu diperbaiki">
        {flagged.length === 0 && <EmptyState title="Tidak ada kriteria yang ditandai untuk diperbaiki." />}
        {flagged.map((one) => {
          const row = stored.get(one.id);
          return (
            row && (
              <RepairRow
                key={one.id}
                kriteria={one}
                instrumen={instrumen}
                row={row}
                edit={queue.get(model.keyOf(row))}
                writable={writes && (mine === null || mine.includes(one.id))}
                satkerId={lembar.satuan_kerja.satuan_kerja_id}
                seesBukti={lembar.melihat_bukti}
                model={model}
                saver={saver}
              />
            )
          );
        })}
      </PageSection>
      {others.length > 0 && (
        <Folded>
          <summary>{others.length} kriteria tanpa perbaikan</summary>
          {others.map(({ id, nomor, uraian }) => {
            const row = stored.get(id);
            return (
              row && (
                <section key={id}>
                  <h4>
                    {nomor} {uraian}
                  </h4>
                  <EarlierRound row={row} />
                </section>
              )
            );
          })}
        </Folded>
      )}
    </Stack>
  );
}
