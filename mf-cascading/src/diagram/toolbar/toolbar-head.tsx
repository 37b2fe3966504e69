import { Button } from '@selaras/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { unitNameOf } from '../../tree/model/unit-name';
import { useDiagramPage } from '../context/diagram-page-context';
import { useWords } from '../words/words-context';
import type { ToolProps } from './toolbar-group';

const Name = styled.span`
  min-width: 0;
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const WHAT = 'Satuan kerja dan keterangan halaman';

/** Whose tree it is; unfolds what the page says of itself above the diagram, with the choice of another unit. */
export function HeadTool({ scene: { model }, head: { open, onOpen } }: ToolProps) {
  const { satuanKerjaId } = useDiagramPage();
  const words = useWords();
  const name = unitNameOf(model, satuanKerjaId, words.wholeRegency);
  return (
    <Button
      style={{ minWidth: 0 }}
      title={`${WHAT}: ${name}`}
      aria-label={`${WHAT}: ${name}`}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      <Name>{name}</Name>
      {open ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
    </Button>
  );
}
