import { space, tokens } from '@selaras/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { instansi } from '../instansi';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${tokens.controlHeight};
  color: ${tokens.colour.text};
  font-size: ${tokens.text[16]};
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;
  & svg { flex: none; }
`;

/** The sign of the product: branches of one goal, in balance. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={tokens.colour.brand} />
      <path
        d="M16 12v4m0 0c0 3-7 2-7 6m7-6c0 3 7 2 7 6m-7-6v6"
        fill="none"
        stroke={tokens.colour['on-brand']}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="16" cy="9" r="3" fill={tokens.colour['on-brand']} />
      <circle cx="9" cy="23.5" r="2.2" fill={tokens.colour['on-brand']} />
      <circle cx="16" cy="23.5" r="2.2" fill={tokens.colour['on-brand']} />
      <circle cx="23" cy="23.5" r="2.2" fill={tokens.colour['on-brand']} />
    </svg>
  );
}

/** Sign and name of the portal, leading home. */
export function Brand({ home, compact = false }: { home: string; compact?: boolean }) {
  return (
    <Root to={home} aria-label={`${instansi.aplikasi}, beranda`}>
      <BrandMark />
      {!compact && <span>{instansi.aplikasi}</span>}
    </Root>
  );
}
