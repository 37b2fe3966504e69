import { Button, centredRow, IconButton, space, tokens, VisuallyHidden } from '@selaras/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChangeBar } from '../compare/change-bar';
import type { YearAddress } from '../diagram/address/diagram-address';
import { LabelledSelect } from '../diagram/elements/labelled-select';
import type { DiagramStore } from '../diagram/store/diagram-store';
import type { Scene } from '../view/scene/scene';
import { YearChoice } from './year-choice';
import { stepOfKey } from './year-key';
import { yearNote } from './year-note';
import type { YearPicture } from './year-picture';

const Strip = styled.section`
  ${centredRow(2, 4)}
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.sunken};
  font-size: ${tokens.text[14]};
  & > :last-child { margin-left: auto; }
  @media (max-width: 760px) { gap: ${space(2)}; padding: ${space(2)}; }
`;

const Note = styled.span`
  flex: 1 1 220px;
  min-width: 0;
`;

interface YearStripProps {
  store: DiagramStore;
  scene: Scene;
  picture: YearPicture;
  publik: boolean;
  onAddress: (part: Partial<YearAddress>) => void;
}

/** Below the toolbar: which year is shown, which one stands beside it, and what differs. */
export default function YearStrip({ store, scene, picture, publik, onAddress }: YearStripProps) {
  const { tahun, banding, years, boxes, retry } = picture;
  const strip = useRef<HTMLElement>(null);
  const note = yearNote(picture, publik);
  const failed = years.some(({ state }) => state === 'failed');
  // The two years stay different: choosing the compared year swaps them.
  const show = (year: number) =>
    onAddress({ tahun: String(year), ...(year === banding && { banding: String(tahun) }) });
  useYearKeys(strip, (by) => {
    const next = years[years.findIndex((year) => year.tahun === tahun) + by];
    if (next) show(next.tahun);
  });
  return (
    <Strip ref={strip} aria-label="Tahun dan perbandingan">
      <YearChoice years={years} tahun={tahun} onTahun={show} />
      <LabelledSelect>
        <span>Bandingkan</span>
        <select
          value={banding ?? ''}
          onChange={(event) => onAddress({ banding: event.target.value || null, perubahan: null })}
        >
          <option value="">tidak ada</option>
          {years
            .filter((year) => year.tahun !== tahun)
            .map((year) => (
              <option key={year.tahun} value={year.tahun}>
                {year.state === 'loaded' ? year.tahun : `${year.tahun} (target saja)`}
              </option>
            ))}
        </select>
      </LabelledSelect>
      {note !== null && <Note>{note}</Note>}
      {failed && (
        <Button size="small" onClick={retry}>
          Coba lagi
        </Button>
      )}
      {boxes?.comparison && (
        <ChangeBar
          store={store}
          scene={scene}
          comparison={boxes.comparison}
          kind={picture.kind}
          onAddress={onAddress}
        />
      )}
      <VisuallyHidden role="status">{note ?? `Diagram menampilkan tahun ${tahun}`}</VisuallyHidden>
      <IconButton
        label="Tutup tahun dan perbandingan"
        icon={<X size={16} />}
        onClick={() => onAddress({ tahun: null, banding: null, perubahan: null })}
      />
    </Strip>
  );
}

/** `[` and `]` step through the years from anywhere in the diagram. */
function useYearKeys(inside: React.RefObject<HTMLElement | null>, step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useLayoutEffect(() => {
    const root = inside.current?.closest<HTMLElement>('[data-state]');
    const onKey = (event: KeyboardEvent) => {
      const by = stepOfKey(event);
      if (by !== 0) latest.current(by);
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [inside]);
}
