import { space, tokens } from '@selaras/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** Parts of a page one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

/** Cards side by side, as many as fit. */
export const Grid = styled.div<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: ${space(4)};
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  & > header > p { color: ${tokens.colour.muted}; margin-top: ${space(1)}; }
`;

interface SectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {description && <p>{description}</p>}
      </header>
      {children}
    </Part>
  );
}
