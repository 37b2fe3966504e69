import { useNotices } from '@selaras/portal';
import { Button, Modal, space, tokens } from '@selaras/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { type Embedded, embedAddress, embedLine } from './embed-line';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  & label { display: grid; gap: ${space(1)}; font-weight: 600; }
  & textarea { width: 100%; padding: ${space(2)}; border: 1px solid ${tokens.colour['line-strong']}; border-radius: ${tokens.radius.control}; background: ${tokens.colour.sunken}; font: 400 ${tokens.text[14]}/1.5 ${tokens.font.mono}; resize: vertical; }
  & iframe { width: 100%; height: 420px; border: 0; }
`;

interface EmbedPanelProps {
  embedded: Embedded;
  onClose: () => void;
}

/** The line that shows this page as a card in another site, to copy, and the card as it will be there. */
export function EmbedPanel({ embedded, onClose }: EmbedPanelProps) {
  const { toast } = useNotices();
  const field = useRef<HTMLTextAreaElement>(null);
  const line = embedLine(embedded);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(line);
      toast({ title: 'Kode sematan disalin', tone: 'success' });
    } catch {
      toast({ title: 'Kode sudah dipilih; salin dengan Ctrl+C', tone: 'info' });
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Sematkan di situs lain"
      description="Tempelkan satu baris ini di situs Anda. Kartunya tanpa skrip dan tanpa kuki, dan mengikuti data terakhir."
      size="large"
      footer={
        <Button variant="primary" icon={<Copy size={16} />} onClick={copy}>
          Salin kode
        </Button>
      }
    >
      <Parts>
        <label>
          Kode sematan
          <textarea ref={field} readOnly rows={4} value={line} onFocus={(event) => event.target.select()} />
        </label>
        <iframe src={embedAddress(embedded)} title="Pratinjau kartu" />
      </Parts>
    </Modal>
  );
}
