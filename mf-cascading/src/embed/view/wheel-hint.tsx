import { tokens } from '@selaras/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { type TakesWheel, WheelContext } from '../../diagram/context/wheel-context';
import { useEmbedWords } from '../words/words';
import { PicturePlace } from './embed-frame';

const SHOWN_MS = 1600;

const Hint = styled.p`
  position: absolute;
  z-index: 2;
  inset: auto 12px 64px;
  margin: 0 auto;
  width: fit-content;
  max-width: calc(100% - 24px);
  padding: 6px 12px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.text};
  color: ${tokens.colour.surface};
  font-size: ${tokens.text[12]};
  pointer-events: none;
`;

/**
 * The place of the picture. A turn of the wheel scrolls the page unless the picture has the focus or Ctrl is held: whoever
 * scrolls past the embed is not caught by it, and is told how to zoom.
 */
export function WheelPlace({ children }: { children: ReactNode }) {
  const words = useEmbedWords();
  const [refused, setRefused] = useState(0);
  const takesWheel = useCallback<TakesWheel>((event, picture) => {
    if (event.ctrlKey || event.metaKey || picture.matches(':focus-within')) return true;
    setRefused((count) => count + 1);
    return false;
  }, []);
  useEffect(() => {
    if (refused === 0) return;
    const timer = setTimeout(() => setRefused(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return (
    <PicturePlace>
      <WheelContext value={takesWheel}>{children}</WheelContext>
      {refused > 0 && <Hint role="status">{words.wheelHint}</Hint>}
    </PicturePlace>
  );
}
