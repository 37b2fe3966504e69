import { isPerbaikanDimulai } from '@selaras/domain';
import { unsavedMark, useSession } from '@selaras/portal';
import { useAddressChoice } from '@selaras/resource';
import { SaveSummary, unsavedRows } from '@selaras/sheet';
import {
  Button,
  centredRow,
  EmptyState,
  IconButton,
  lateDialog,
  Segmented,
  Stack,
  Switch,
} from '@selaras/ui';
import { Keyboard, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { AnswerLegend } from './answer-legend';
import { ComponentSection } from './component-section';
import { CriterionRow } from './criterion-row';
import type { LembarData } from './eviden-data';
import { countsOf, saringan } from './filter';
import { focusKriteria, focusKriteriaAfterDialog, useWorksheetKeys } from './keys/use-worksheet-keys';
import { beginning, narrowed, type PlacedKriteria, placed } from './layout';
import { useDrawnWhole } from './use-drawn-whole';
import { useRowsShown } from './use-rows-shown';
import { useWorksheet } from './use-worksheet';
import { WorksheetHead } from './worksheet-head';
import { WorksheetSteps } from './worksheet-steps';

const KeysDialog = lateDialog(async () => (await import('./keys/keys-dialog')).KeysDialog);

const Tools = styled.div`
  ${centredRow(2, 4)}
  @media print { display: none; }
`;

const filterWords = {
  semua: 'Semua',
  'belum-dijawab': 'Belum dijawab',
  'tanpa-bukti': 'Tanpa bukti',
  rekomendasi: 'Ada rekomendasi',
} as const;
const NONE: readonly number[] = [];
/** More than a window shows: they stand at once, what lies below them is drawn behind them. */
const FIRST_CRITERIA = 3;

/** The worksheet of a unit: all criteria, filled in by mouse or keyboard and saved by itself. */
export function Worksheet({ data }: { data: LembarData }) {
  const { instrumen, lembar, tahunLalu, pembagian } = data;
  const { online } = useSession();
  const [filter, setFilter] = useAddressChoice('saring', saringan);
  const [whose, setWhose] = useAddressChoice('bagian', ['semua', 'saya']);
  const [help, setHelp] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const writes = lembar.menulis === 'unit' && lembar.keadaan === 'draft';
  const mine = pembagian?.kriteria_saya ?? null;
  const writable = useCallback(
    (id: number) => writes && (mine === null || mine.includes(id)),
    [writes, mine],
  );
  const { rows, queue, saver, isian, nilai, undo, canUndo } = useWorksheet(data, writable);
  const ownParts = useMemo(
    () =>
      pembagian?.bagian.filter(({ milik_saya }) => milik_saya).flatMap(({ kriteria }) => kriteria) ?? NONE,
    [pembagian],
  );
  const dicari = useMemo(
    () => ({
      instrumen,
      rekomendasi: new Set(
        tahunLalu.flatMap(({ kriteria_id, tindak_lanjut }) => (tindak_lanjut === null ? [] : [kriteria_id])),
      ),
    }),
    [instrumen, tahunLalu],
  );
  const shown = useRowsShown(dicari, rows, { filter, only: whose === 'saya' ? ownParts : null });
  const komponen = useMemo(() => placed(instrumen), [instrumen]);
  const [whole, drawNow] = useDrawnWhole();
  const parts = useMemo(() => {
    const all = narrowed(komponen, shown);
    return whole ? all : beginning(all, FIRST_CRITERIA);
  }, [komponen, shown, whole]);
  const counts = useMemo(() => countsOf(dicari, rows), [dicari, rows]);
  useWorksheetKeys({
    place,
    skala: instrumen.skala,
    onStep: drawNow,
    onAnswer: isian.answer,
    onUndo: undo,
    onHelp: () => setHelp(true),
  });

  const stored = useMemo(() => new Map(lembar.baris.map((row) => [row.kriteria_id, row])), [lembar.baris]);
  const before = useMemo(() => new Map(tahunLalu.map((row) => [row.kriteria_id, row])), [tahunLalu]);
  const partOf = useMemo(
    () =>
      new Map(
        pembagian?.bagian.flatMap(({ kriteria, nama }) => kriteria.map((id) => [id, nama] as const)) ?? [],
      ),
    [pembagian],
  );
  const renderRow = (kriteria: PlacedKriteria) => {
    const row = stored.get(kriteria.id);
    return (
      row && (
        <CriterionRow
          key={kriteria.id}
          kriteria={kriteria}
          instrumen={instrumen}
          row={row}
          edit={queue.get(isian.model.keyOf(row))}
          writable={writable(kriteria.id)}
          satkerId={lembar.satuan_kerja.satuan_kerja_id}
          seesBukti={lembar.melihat_bukti}
          seesPercakapan={lembar.melihat_bukti && isPerbaikanDimulai(lembar.keadaan)}
          lastYear={before.get(kriteria.id)}
          bagian={partOf.get(kriteria.id)}
          isian={isian}
        />
      )
    );
  };
  const waiting = unsavedRows(queue);
  const show = (id: number) => {
    drawNow();
    setFilter('semua');
    setWhose('semua');
    focusKriteriaAfterDialog(id);
  };

  return (
    <Stack ref={place} {...unsavedMark(waiting.length > 0)}>
      <WorksheetHead
        komponen={komponen}
        nilai={nilai}
        tools={
          <Tools>
            {writes && (
              <>
                <IconButton
                  label="Urungkan jawaban terakhir (u)"
                  icon={<Undo2 size={16} />}
                  aria-disabled={!canUndo || undefined}
                  onClick={() => {
                    const id = undo();
                    if (id !== null) focusKriteria(id);
                  }}
                />
                <IconButton
                  label="Bantuan papan ketik (?)"
                  icon={<Keyboard size={16} />}
                  onClick={() => setHelp(true)}
                />
              </>
            )}
            <WorksheetSteps data={data} rows={rows} unsaved={waiting.length} onShow={show} />
          </Tools>
        }
      />
      <Tools>
        <Segmented
          label="Kriteria yang ditampilkan"
          value={filter}
          onChange={setFilter}
          options={saringan
            .filter((value) => value !== 'rekomendasi' || counts.rekomendasi > 0)
            .map((value) => ({ value, label: `${filterWords[value]} (${counts[value]})` }))}
        />
        {ownParts.length > 0 && (
          <Switch
            label="Bagian saya"
            checked={whose === 'saya'}
            onChange={({ target }) => setWhose(target.checked ? 'saya' : 'semua')}
          />
        )}
      </Tools>
      {writes && (
        <SaveSummary
          queue={queue}
          online={online}
          onRetry={() => saver.retry()}
          onShow={() => {
            const [key] = waiting.find(([, { state }]) => state === 'failed' || state === 'conflict') ?? [];
            if (key !== undefined) show(Number(key));
          }}
        />
      )}
      {writes && <AnswerLegend skala={instrumen.skala} />}
      {parts.length === 0 && (
        <EmptyState
          title="Tidak ada kriteria yang cocok dengan saringan."
          action={
            <Button
              onClick={() => {
                setFilter('semua');
                setWhose('semua');
              }}
            >
              Tampilkan semua
            </Button>
          }
        />
      )}
      {parts.map((one) => (
        <ComponentSection
          key={one.id}
          komponen={one}
          nilai={nilai.komponen.find(({ id }) => id === one.id)}
          renderRow={renderRow}
        />
      ))}
      {help && <KeysDialog skala={instrumen.skala} onClose={() => setHelp(false)} />}
    </Stack>
  );
}
