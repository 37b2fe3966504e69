import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.danger};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['danger-soft']};
  & > svg { margin-top: 3px; color: ${tokens.colour.danger}; }
  & ul { grid-column: 2; display: grid; gap: 2px; padding-left: ${space(4)}; }
`;

const Jump = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: left;
  color: ${tokens.colour.text};
  text-decoration: underline;
  text-decoration-color: ${tokens.colour.danger};
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover { color: ${tokens.colour.danger}; }
`;

/** One field that is wrong. */
export interface FieldFault {
  name: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** What is wrong with the form as a whole; null when every fault has its field. */
  fault?: string | null;
  faults: readonly FieldFault[];
  /** Takes the reader to the field. */
  onPick: (name: string) => void;
}

/** Everything that keeps a form from being saved, at its top; each entry leads to its field. */
export function ErrorSummary({ fault = null, faults, onPick }: ErrorSummaryProps) {
  if (fault === null && faults.length === 0) return null;
  return (
    <Root role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <strong>{fault ?? `${faults.length} isian perlu diperiksa sebelum disimpan.`}</strong>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, label, message }) => (
            <li key={name}>
              <Jump type="button" onClick={() => onPick(name)}>
                {label}: {message}
              </Jump>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
