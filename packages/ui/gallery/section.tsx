import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../src';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(6)};
  border-bottom: 1px solid ${tokens.colour.line};
`;

export const Flow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Root>
    <h2>{title}</h2>
    {children}
  </Root>
);
