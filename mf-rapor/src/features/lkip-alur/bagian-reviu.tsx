import { type AlurLkip, KUTIPAN_MAX, type LkipBagian } from '@selaras/contracts';
import { Button, latePart, Skeleton, Stack, space, tokens, wrapRow } from '@selaras/ui';
import { GitCompare, MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { NaskahView } from '../../naskah/naskah-view';
import { KomentarForm } from './komentar-form';
import { PercakapanView } from './percakapan-view';

const PengajuanView = latePart(
  async () => (await import('./pengajuan-view')).PengajuanView,
  () => <Skeleton height="120px" />,
);

const Acts = styled.div`
  ${wrapRow(2)}
  @media print { display: none; }
`;
const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${tokens.colour.brand};
  overflow-wrap: anywhere;
`;
const Missing = styled.p`
  color: ${tokens.colour.muted};
`;

/** The words that are marked inside an element, as one line; null: none, or more than a passage. */
function markedIn(element: HTMLElement | null): string | null {
  const selection = getSelection();
  if (element === null || selection === null || selection.isCollapsed) return null;
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return null;
  const words = selection.toString().replaceAll(/\s+/g, ' ').trim();
  return words === '' || words.length > KUTIPAN_MAX ? null : words;
}

interface BagianReviuProps {
  readonly unit: number | null;
  /** A section of the report, or one of a narrative in it. */
  readonly bagian: Pick<LkipBagian, 'kode' | 'isi'>;
  readonly judul: string;
  /** All threads of the report. */
  readonly alur: Pick<AlurLkip, 'komentar' | 'kemampuan'>;
  /** Its tables, below its text as in the files. */
  readonly children?: ReactNode;
}

/** A section as who reviews reads it: its text, what changed since it was handed in before, and what is said of it. */
export function BagianReviu({ unit, bagian, judul, alur, children }: BagianReviuProps) {
  const { kode, isi } = bagian;
  const { komentar, kemampuan } = alur;
  const text = useRef<HTMLDivElement>(null);
  const [saying, setSaying] = useState<{ kutipan: string | null } | null>(null);
  const [comparing, setComparing] = useState(false);
  return (
    <Stack $gap={3}>
      <div ref={text}>
        {isi === null ? <Missing>Bagian ini tidak ditulis.</Missing> : <NaskahView naskah={isi} />}
      </div>
      {children}
      <Acts>
        {kemampuan.komentari && (
          <Button
            size="small"
            icon={<MessageSquarePlus size={14} />}
            aria-label={`Komentari ${judul}`}
            // Pressing it leaves the words marked.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setSaying({ kutipan: markedIn(text.current) })}
          >
            Komentari
          </Button>
        )}
        {isi !== null && (
          <Button
            size="small"
            variant="quiet"
            icon={<GitCompare size={14} />}
            aria-expanded={comparing}
            aria-label={`Bandingkan ${judul} dengan versi sebelumnya`}
            onClick={() => setComparing(!comparing)}
          >
            Bandingkan
          </Button>
        )}
      </Acts>
      {comparing && <PengajuanView unit={unit} bagian={bagian} />}
      {saying !== null && (
        <>
          {saying.kutipan !== null && <Quote>{saying.kutipan}</Quote>}
          <KomentarForm
            unit={unit}
            bagian={kode}
            kutipan={saying.kutipan}
            percakapanId={null}
            label={saying.kutipan === null ? `Komentar untuk ${judul}` : 'Komentar untuk bacaan ini'}
            onDone={() => setSaying(null)}
          />
        </>
      )}
      {komentar
        .filter((thread) => thread.bagian === kode)
        .map((thread) => (
          <PercakapanView key={thread.id} unit={unit} thread={thread} kemampuan={kemampuan} />
        ))}
    </Stack>
  );
}
