import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { CONTENT_ID } from '../navigation/page-announcer';
import { Main } from './content-style';

const Centre = styled(Main)`
  display: grid;
  place-content: center;
  min-height: 100dvh;
`;

export function SimpleFrame({ children }: { children: ReactNode }) {
  return (
    <Centre id={CONTENT_ID} tabIndex={-1}>
      {children}
    </Centre>
  );
}

/** Centred content and nothing else (spec 2 §2.10). */
export function SimpleLayout() {
  return (
    <SimpleFrame>
      <Outlet />
    </SimpleFrame>
  );
}
