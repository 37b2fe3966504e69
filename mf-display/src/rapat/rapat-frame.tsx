import { useChromeHidden } from '@selaras/portal';
import { latePart } from '@selaras/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { stopAdvancing } from './auto-state';
import { exitFullScreen } from './full-screen';
import { RapatContext } from './rapat-context';
import { useRapat } from './use-rapat';
import { useWindowScale } from './use-window-scale';

const RapatBar = latePart(async () => (await import('./rapat-bar')).RapatBar);

/** The page as large as the screen allows; its end is not below the controls. */
const Sheet = styled.div<{ $scale: number | null }>`
  ${({ $scale }) => $scale !== null && `zoom: ${$scale}; padding-bottom: 80px;`}
  @media print { zoom: 1; padding-bottom: 0; }
`;

let presenting = 0;

/** Ends what a presentation began when no page of it follows: the whole screen, and going on by itself. */
function useEnding(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    presenting += 1;
    return () => {
      presenting -= 1;
      queueMicrotask(() => {
        if (presenting > 0) return;
        exitFullScreen();
        stopAdvancing();
      });
    };
  }, [on]);
}

/** A display that can be shown to a meeting (ADR 70): the whole window, large, with controls that come when they are wanted. */
export function RapatFrame({ children }: { children: ReactNode }) {
  const rapat = useRapat();
  const scale = useWindowScale();
  useChromeHidden(rapat.on);
  useEnding(rapat.on);
  return (
    <RapatContext value={rapat}>
      <Sheet $scale={rapat.on ? scale : null} data-rapat={rapat.on || undefined}>
        {children}
      </Sheet>
      {rapat.on && <RapatBar scale={scale} />}
    </RapatContext>
  );
}
