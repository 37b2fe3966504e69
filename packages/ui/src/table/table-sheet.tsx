import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { SidewaysHint } from './cards/sideways-hint';
import { Scroll, Sheet } from './table-style';
import { useCutColumns } from './use-cut-columns';

interface TableSheetProps {
  caption: string;
  /** Nothing is there yet. */
  loading: boolean;
  /** Another page is on its way. */
  busy: boolean;
  clamped: boolean;
  /** Each row is drawn as a card; nothing scrolls then. */
  cards: boolean;
  /** Places of the columns of figures, from 0 on. */
  figures: readonly number[];
  /** Head and body of the table. */
  children: ReactNode;
  /** What stands in place of rows. */
  below: ReactNode;
}

/** The scrolling sheet of a table. It alone is drawn again when scrolling brings a column of figures in or out of sight. */
export function TableSheet({
  caption,
  loading,
  busy,
  clamped,
  cards,
  figures,
  children,
  below,
}: TableSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const cut = useCutColumns(box, figures);
  return (
    <>
      {!cards && <SidewaysHint box={box} />}
      <Scroll
        ref={box}
        $busy={busy}
        $cards={cards}
        aria-busy={loading || busy}
        tabIndex={cards ? -1 : 0}
        role="region"
        aria-label={caption}
      >
        <Sheet $clamped={clamped} $cut={cut} $cards={cards} role={cards ? 'table' : undefined}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          {children}
        </Sheet>
        {below}
      </Scroll>
    </>
  );
}
