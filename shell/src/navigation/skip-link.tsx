import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { CONTENT_ID } from './page-announcer';

const Link = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${tokens.layer.toast};
  padding: ${space(2)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.brand};
  color: ${tokens.colour['on-brand']};
  font-weight: 600;
  &:not(:focus) { transform: translateY(-200%); }
  @media print { display: none; }
`;

/** First stop of the keyboard: past menus and bars, to the page. */
export function SkipLink() {
  const skip = () => document.getElementById(CONTENT_ID)?.focus();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        skip();
      }}
    >
      Langsung ke isi halaman
    </Link>
  );
}
