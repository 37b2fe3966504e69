import { space, tokens } from '@selaras/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space(1)};
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  text-align: center;
  & > img { width: 100%; height: 100%; object-fit: cover; object-position: top; background: #fff; }
`;

interface PagePictureProps {
  /** null where the first page cannot be drawn. */
  src: string | null;
  /** What the document is; read out instead of the picture. */
  judul: string;
  /** Among the first that a page shows: fetched at once. */
  eager?: boolean;
}

/** First page of a document; where it cannot be drawn, a sheet that says so. */
export function PagePicture({ src, judul, eager = false }: PagePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame>
      {src === null || failed === src ? (
        <>
          <FileText size={32} aria-hidden="true" />
          <span>Tanpa pratinjau</span>
        </>
      ) : (
        <img
          src={src}
          alt={`Halaman pertama ${judul}`}
          width={480}
          height={640}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </Frame>
  );
}
