import type { LkeBaris } from '@selaras/contracts';
import { nilaiLke, predikatLke } from '@selaras/domain';
import type { RowModel, Saver } from '@selaras/sheet';
import { withEdit } from '@selaras/sheet';
import { useMemo, useRef, useState } from 'react';
import type { LembarData } from './eviden-data';
import { useAnswerSaver } from './use-answer-saver';

/** What rows need to write; the same object as long as the worksheet is shown. */
export interface Isian {
  readonly model: RowModel<LkeBaris>;
  readonly saver: Saver<LkeBaris>;
  /** Answers a criterion, sent at once; null takes the answer back. */
  answer(kriteriaId: number, kode: string | null): void;
  /** Types its explanation, sent once typing has paused. */
  write(kriteriaId: number, text: string): void;
}

interface Answered {
  readonly kriteriaId: number;
  readonly before: string | null;
}

const STEPS = 200;

/** A worksheet that is being filled in: what is typed, how far its saving is, its points, and the way back. */
export function useWorksheet({ lembar, instrumen }: LembarData, writable: (kriteriaId: number) => boolean) {
  const { model, saver, queue } = useAnswerSaver(lembar.satuan_kerja.satuan_kerja_id, 1);
  const [steps, setSteps] = useState<readonly Answered[]>([]);
  const rows = useMemo(
    () => lembar.baris.map((row) => withEdit(model, row, queue.get(model.keyOf(row)))),
    [lembar.baris, model, queue],
  );
  const now = useRef({ lembar, rows, writable, steps });
  now.current = { lembar, rows, writable, steps };

  const isian = useMemo<Isian>(() => {
    const stored = (id: number) => now.current.lembar.baris.find(({ kriteria_id }) => kriteria_id === id);
    return {
      model,
      saver,
      answer(id, kode) {
        const row = stored(id);
        const shown = now.current.rows.find(({ kriteria_id }) => kriteria_id === id);
        if (row === undefined || shown === undefined || !now.current.writable(id)) return;
        const before = shown.tahap_1.jawaban;
        if (before === kode) return;
        setSteps((all) => [...all.slice(1 - STEPS), { kriteriaId: id, before }]);
        saver.type([[row, { jawaban: kode }]], 'now');
      },
      write(id, text) {
        const row = stored(id);
        if (row !== undefined) saver.type([[row, { uraian: text === '' ? null : text }]]);
      },
    };
  }, [model, saver]);

  /** Takes back the last answer; answers the criterion, null when there is nothing to take back. */
  const undo = (): number | null => {
    const last = now.current.steps.at(-1);
    if (last === undefined) return null;
    setSteps((all) => all.slice(0, -1));
    const row = now.current.lembar.baris.find(({ kriteria_id }) => kriteria_id === last.kriteriaId);
    if (row !== undefined) saver.type([[row, { jawaban: last.before }]], 'now');
    return last.kriteriaId;
  };

  const answers = rows.map(({ tahap_1 }) => tahap_1.jawaban ?? '').join();
  const nilai = useMemo(() => {
    const given = rows.flatMap(({ kriteria_id, tahap_1 }) =>
      tahap_1.jawaban === null ? [] : [[kriteria_id, tahap_1.jawaban] as const],
    );
    const points = nilaiLke(instrumen, new Map(given));
    return { ...points, predikat: predikatLke(points.terjawab === 0 ? null : points.nilai) };
  }, [instrumen, answers]);

  return { rows, queue, saver, isian, nilai, undo, canUndo: steps.length > 0 };
}
