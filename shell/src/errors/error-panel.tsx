import { LinkButton, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { errorTexts } from './error-catalogue';

const Root = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(3)};
  min-height: 50vh;
  padding: ${space(10)} ${space(4)};
  text-align: center;
  & p { color: ${tokens.colour.muted}; }
`;
const Status = styled.span`
  padding: ${space(1)} ${space(3)};
  border-radius: 999px;
  background: ${tokens.colour['brand-soft']};
  color: ${tokens.colour['brand-strong']};
  font-weight: 650;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

interface Props {
  readonly status: number;
  readonly message: string;
  /** More ways out. */
  readonly children?: ReactNode;
}

/** What went wrong, in the words of the catalogue, and the way back to the front page (spec 2 §2.9). */
export function ErrorPanel({ status, message, children }: Props) {
  const isMissing = status === 404;
  return (
    <Root>
      <Status>{status}</Status>
      <h1>{isMissing ? errorTexts.notFoundTitle : message}</h1>
      {isMissing && <p>{message}</p>}
      {status >= 500 && <p>Muat ulang halaman. Bila berulang, sampaikan kepada admin.</p>}
      <Actions>
        {children}
        <LinkButton as={Link} to="/" variant="primary" reloadDocument={status >= 500}>
          Ke halaman depan
        </LinkButton>
      </Actions>
    </Root>
  );
}
