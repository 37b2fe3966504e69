import type { CapaianIku } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { Button, centredRow, Spinner, space, tokens } from '@selaras/ui';
import { Check, CircleAlert, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { Entry } from './entry';
import { useEntry } from './entry-context';

const Root = styled.div<{ $bad?: boolean }>`
  ${centredRow(1)}
  justify-content: flex-end;
  margin-top: ${space(2)};
  min-width: ${({ $bad }) => ($bad ? '240px' : 0)};
  max-width: 240px;
  margin-left: auto;
  font-size: ${tokens.text[12]};
  white-space: normal;
  text-align: right;
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

/** How the save of a row goes, and what can be done when it did not go as wished. */
export function SaveMark({ row }: { row: CapaianIku }) {
  const { saving, live, save, insist, undo, release } = useEntry(row);
  switch (saving?.step) {
    case undefined:
      return null;
    case 'saving':
      return (
        <Root role="status">
          <Spinner size={12} /> Menyimpan…
        </Root>
      );
    case 'saved':
      return (
        <Root role="status">
          <Check size={14} aria-hidden="true" /> Tersimpan
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 size={14} />}
            aria-label={`Urungkan simpanan ${row.indikator}`}
            onClick={undo}
          >
            Urungkan
          </Button>
        </Root>
      );
    case 'failed':
      return (
        <Root role="alert" $bad>
          <CircleAlert size={14} aria-hidden="true" /> {saving.message}
          <Button size="small" onClick={() => save()}>
            Simpan lagi
          </Button>
          <Button size="small" variant="quiet" onClick={release}>
            Batalkan isian
          </Button>
        </Root>
      );
    case 'conflict':
      return (
        <Root role="alert" $bad>
          <CircleAlert size={14} aria-hidden="true" />
          Baru saja diubah orang lain: {differenceWords(saving.theirs, live)}.
          <Button size="small" onClick={insist}>
            Simpan isian saya
          </Button>
          <Button size="small" variant="quiet" onClick={release}>
            Pakai yang tersimpan
          </Button>
        </Root>
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
