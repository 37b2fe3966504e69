import type { LkeEviden } from '@selaras/contracts';
import { formatHalaman } from '@selaras/domain';
import { Badge, Button, IconButton, space, tokens } from '@selaras/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { buktiFacts } from './bukti-words';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  & strong { overflow-wrap: anywhere; }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Controls = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

interface PilihRowProps {
  eviden: LkeEviden;
  /** Put forward for this criterion already. */
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** One piece of evidence that can be put forward; one that nothing uses can be removed. */
export function PilihRow({ eviden, chosen, busy, onChoose, onRemove }: PilihRowProps) {
  const { nama, tahun, kriteria, lepas, halaman } = eviden;
  const page = halaman === null ? [] : [formatHalaman(halaman)];
  const use = kriteria.length === 0 ? 'belum dipakai tahun ini' : `dipakai ${kriteria.length} kriteria`;
  return (
    <Row>
      <div>
        <strong>{nama}</strong>
        <small>{[...page, `dari ${tahun}`, ...buktiFacts(eviden), use].join(' · ')}</small>
      </div>
      <Controls>
        {chosen ? (
          <Badge tone="success">Dipilih</Badge>
        ) : (
          <Button size="small" disabled={busy} aria-label={`Pakai ${nama}`} onClick={onChoose}>
            Pakai
          </Button>
        )}
        {lepas && (
          <IconButton
            label={`Hapus ${nama}`}
            icon={<Trash2 size={16} />}
            size="small"
            disabled={busy}
            onClick={onRemove}
          />
        )}
      </Controls>
    </Row>
  );
}
