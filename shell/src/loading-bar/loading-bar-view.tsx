import { shellConstants } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { createLoadingBar } from './loading-bar';

const { durationMs, hideAfterMs } = shellConstants.loadingBar;

const fill = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`;

const Bar = styled.div<{ $finishing: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.toast};
  height: 3px;
  background: ${tokens.colour.accent};
  transform-origin: left;
  ${({ $finishing }) =>
    $finishing
      ? css`
          opacity: 0;
          transition: opacity ${hideAfterMs}ms;
        `
      : css`
          animation: ${fill} ${durationMs}ms linear both;
        `}
  @media print { display: none; }
`;

/** The thin bar at the top while a page is being opened (spec 2 §9). */
export function LoadingBarView() {
  const [bar] = useState(createLoadingBar);
  const { state } = useNavigation();
  const phase = useSyncExternalStore(bar.subscribe, bar.phase);

  useEffect(() => {
    if (state === 'idle') bar.finish();
    else bar.start();
  }, [bar, state]);

  if (phase === 'hidden') return null;
  return <Bar $finishing={phase === 'finishing'} role="progressbar" aria-label="Memuat halaman" />;
}
