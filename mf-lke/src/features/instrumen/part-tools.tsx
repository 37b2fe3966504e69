import { IconButton, space } from '@selaras/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
`;

interface PartToolsProps {
  /** What the part is called, as in "Kriteria 1.a.2". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves a part among its neighbours, or takes it away; undoing brings it back. */
export const PartTools = ({ name, isFirst, isLast, onMove, onRemove }: PartToolsProps) => (
  <Row>
    <IconButton
      size="small"
      label={`Naikkan ${name}`}
      icon={<ArrowUp size={16} />}
      disabled={isFirst}
      onClick={() => onMove(-1)}
    />
    <IconButton
      size="small"
      label={`Turunkan ${name}`}
      icon={<ArrowDown size={16} />}
      disabled={isLast}
      onClick={() => onMove(1)}
    />
    <IconButton size="small" label={`Hapus ${name}`} icon={<Trash2 size={16} />} onClick={onRemove} />
  </Row>
);
