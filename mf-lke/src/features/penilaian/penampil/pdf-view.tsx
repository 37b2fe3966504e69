import { ErrorState, IconButton, Skeleton, space, tokens, useNarrow } from '@selaras/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import styled from 'styled-components';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** Nothing that a document brings is run; what it lacks is not fetched from elsewhere. */
const options = { isEvalSupported: false, useWasm: false };
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** Beside the pages; on a telephone they have all of the width. */
const EDGES = 24;
/** Height of a page of A4 for its width, until the page says its own. */
const A4 = Math.SQRT2;

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  height: 100%;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${tokens.colour.line};
  & > span { font-variant-numeric: tabular-nums; }
`;

const Sheets = styled.div`
  overflow: auto;
  /* A scroll bar that comes with the pages does not change the room that they are measured by. */
  scrollbar-gutter: stable;
  background: ${tokens.colour.sunken};
  & .react-pdf__Document { display: grid; gap: ${space(3)}; justify-content: safe center; padding: ${space(3)}; }
  @media (max-width: 560px) { & .react-pdf__Document { padding-inline: 0; } }
`;

const Sheet = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  min-height: ${({ $width }) => $width * A4}px;
  background: #fff;
`;

interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
  /** Page that is shown first; the last one where there are fewer. */
  readonly openAt?: number;
}

/** Pages of a PDF, each drawn when it comes into sight. */
export function PdfView({ file, name, openAt = 1 }: PdfViewProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(2);
  const [room, setRoom] = useState(600);
  const edges = useNarrow() ? 0 : EDGES;
  useEffect(() => {
    const element = sheets.current;
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setRoom(element.clientWidth - edges);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    // A telephone that is turned, and a desk whose evidence is not in sight at first.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [edges]);
  const placedAt = useRef(0);
  // Pages that were not in sight get their place with their room.
  useEffect(() => {
    if (pages === 0 || placedAt.current === openAt) return;
    if ((sheets.current?.clientWidth ?? 0) > 0) placedAt.current = openAt;
    const sheet = sheets.current?.querySelector(`[data-page="${Math.min(openAt, pages)}"]`);
    if (openAt > 1) sheet?.scrollIntoView({ block: 'start' });
  }, [pages, openAt, room]);
  const width = Math.round(room * (ZOOMS[zoom] ?? 1));
  return (
    <Root>
      <Tools role="toolbar" aria-label={`Tampilan ${name}`}>
        <span aria-live="polite">
          Halaman {page} dari {pages}
        </span>
        <IconButton
          label="Perkecil"
          size="small"
          icon={<ZoomOut size={16} />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <span>{Math.round((ZOOMS[zoom] ?? 1) * 100)}%</span>
        <IconButton
          label="Perbesar"
          size="small"
          icon={<ZoomIn size={16} />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </Tools>
      <Sheets ref={sheets} tabIndex={0} role="region" aria-label={`Isi ${name}`}>
        <Document
          file={file}
          options={options}
          loading={<Skeleton height="420px" />}
          error={<ErrorState title="PDF ini tidak dapat ditampilkan" description="Unduh untuk membukanya." />}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
        >
          {Array.from({ length: pages }, (_, at) => (
            <SeenPage key={at + 1} number={at + 1} width={width} onSeen={setPage} />
          ))}
        </Document>
      </Sheets>
    </Root>
  );
}

function SeenPage({
  number,
  width,
  onSeen,
}: {
  number: number;
  width: number;
  onSeen: (page: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(number === 1);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setSeen(true);
        if (entry.intersectionRatio > 0.4) onSeen(number);
      },
      { threshold: [0, 0.5] },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [number, onSeen]);
  return (
    <Sheet ref={place} $width={width} data-page={number}>
      {seen && (
        <Page pageNumber={number} width={width} renderTextLayer={false} renderAnnotationLayer={false} />
      )}
    </Sheet>
  );
}
