import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { VisuallyHidden } from '../visually-hidden';

/** Parts of a page one below the other. */
export const PageStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  @media print {
    display: block;
    & > * + * { margin-top: ${space(6)}; }
  }
`;

/**
 * Cards side by side, as many as fit with `$min` px at the usual size of text; larger text gets wider cards. Paper gets columns: a grid that breaks over
 * pages overlaps itself.
 */
export const CardGrid = styled.div<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min / 16}rem, 100%), 1fr));
  gap: ${space(4)};
  @media print {
    display: block;
    columns: 2;
    column-gap: ${space(4)};
    & > * { margin-bottom: ${space(4)}; break-inside: avoid; }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  @media print { display: block; & > header { margin-bottom: ${space(3)}; break-after: avoid; } }
  & > header > p { color: ${tokens.colour.muted}; margin-top: ${space(1)}; }
`;

interface SectionProps {
  title: string;
  description?: ReactNode;
  /** The title is only read out, because the part speaks for itself. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function PageSection({ title, description, titleHidden = false, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      {titleHidden ? (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <header>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </header>
      )}
      {children}
    </Part>
  );
}
