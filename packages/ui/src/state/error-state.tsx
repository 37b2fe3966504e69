import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { space, tokens } from '../token/tokens';
import { Medallion, Panel, Title } from './state-panel';

export interface ErrorStateProps {
  /** What failed. */
  title?: string;
  /** Why, and what to do. */
  description?: ReactNode;
  /** Stable code to tell the support. */
  code?: string | number;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** The way on where trying again would not help. */
  action?: ReactNode;
  /** What whoever mends it has to know, below the words for everybody; a line each. */
  details?: { readonly title: string; readonly lines: readonly string[] };
}

const Details = styled.div`
  max-width: 100%;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  overflow-wrap: anywhere;
  & ul { margin: ${space(1)} 0 0; padding: 0; list-style: none; }
`;

/** Takes the place of a part that could not be loaded and offers to try again. */
export function ErrorState({
  title = 'Data gagal dimuat',
  description = 'Periksa sambungan Anda, lalu coba lagi.',
  code,
  onRetry,
  retrying = false,
  retryLabel = 'Coba lagi',
  action,
  details,
}: ErrorStateProps) {
  return (
    <Panel role="alert">
      <Medallion $tone="danger" aria-hidden="true">
        <TriangleAlert size={22} />
      </Medallion>
      <Title>{title}</Title>
      <p>
        {description}
        {code !== undefined && ` (kode ${code})`}
      </p>
      {onRetry && (
        <Button icon={<RotateCw size={16} />} onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
      {action}
      {details && (
        <Details>
          {details.title}
          <ul>
            {details.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Details>
      )}
    </Panel>
  );
}
