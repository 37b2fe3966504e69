import { space, tokens } from '@selaras/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(5)};
  &:first-child { margin-top: 0; }
  & > h3 { font-size: ${tokens.text[14]}; }
`;

/** A part of a modal under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  );
}
