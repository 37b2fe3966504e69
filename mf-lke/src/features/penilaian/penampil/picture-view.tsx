import { IconButton, space, tokens } from '@selaras/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  height: 100%;
  & > div:first-child { display: flex; align-items: center; gap: ${space(2)}; padding: ${space(1)} ${space(2)}; }
  & > section { overflow: auto; padding: ${space(3)}; background: ${tokens.colour.sunken}; }
  & img { display: block; max-width: none; height: auto; }
`;

const ZOOMS = [50, 75, 100, 150, 200, 300] as const;

/** A picture as wide as its room, nearer or farther. */
export function PictureView({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  const [zoom, setZoom] = useState(2);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Root>
      <div role="toolbar" aria-label={`Tampilan ${name}`}>
        <IconButton
          label="Perkecil"
          size="small"
          icon={<ZoomOut size={16} />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <span>{ZOOMS[zoom]}%</span>
        <IconButton
          label="Perbesar"
          size="small"
          icon={<ZoomIn size={16} />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section tabIndex={0} aria-label={`Isi ${name}`}>
        {address && <img src={address} alt={name} style={{ width: `${ZOOMS[zoom]}%` }} />}
      </section>
    </Root>
  );
}
