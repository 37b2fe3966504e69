import type { CapaianIku } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { SaveLine } from '@selaras/resource/sign';
import { Button, space } from '@selaras/ui';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { Entry } from './entry';
import { useEntry } from './entry-context';

const Line = styled(SaveLine)`
  justify-content: flex-end;
  margin-top: ${space(2)};
  max-width: 240px;
  margin-left: auto;
  white-space: normal;
  text-align: right;
  &[role='alert'] { min-width: 240px; }
`;

/** How the save of a row goes, and what can be done when it did not go as wished. */
export function SaveMark({ row }: { row: CapaianIku }) {
  const { saving, live, save, insist, undo, release } = useEntry(row);
  switch (saving?.step) {
    case undefined:
      return null;
    case 'saving':
      return <Line step="saving">Menyimpan…</Line>;
    case 'saved':
      return (
        <Line step="saved">
          Tersimpan
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 size={14} />}
            aria-label={`Urungkan simpanan ${row.indikator}`}
            onClick={undo}
          >
            Urungkan
          </Button>
        </Line>
      );
    case 'failed':
      return (
        <Line step="failed">
          {saving.message}
          <Button size="small" onClick={() => save()}>
            Simpan lagi
          </Button>
          <Button size="small" variant="quiet" onClick={release}>
            Batalkan isian
          </Button>
        </Line>
      );
    case 'conflict':
      return (
        <Line step="failed">
          Baru saja diubah orang lain: {differenceWords(saving.theirs, live)}.
          <Button size="small" onClick={insist}>
            Simpan isian saya
          </Button>
          <Button size="small" variant="quiet" onClick={release}>
            Pakai yang tersimpan
          </Button>
        </Line>
      );
  }
}

const names = [
  ['realisasi', 'realisasi'],
  ['rata_nasional', 'pembanding'],
] as const;

/** The figures that differ, theirs and mine. */
function differenceWords(theirs: Entry, mine: Entry): string {
  return names
    .filter(([name]) => theirs[name] !== mine[name])
    .map(
      ([name, words]) => `${words} ${formatMeasure(theirs[name])}, isian Anda ${formatMeasure(mine[name])}`,
    )
    .join('; ');
}
