import { LinkButton, space, tokens, wrapRow } from '@selaras/ui';
import { Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';

/** Leads from anywhere on the page to what is offered; the key that others use for their messages, too. */
const KEY = 'F8';

const Ways = styled.nav`
  ${wrapRow(2)}
  margin-top: ${space(2)};
  & > p { flex-basis: 100%; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  @media (pointer: coarse) { & > p { display: none; } }
`;

export interface WaysOnProps {
  ways: readonly { readonly label: string; readonly address: string }[];
  onGo: (address: string) => void;
  /** Somebody has begun with something else: what is offered is in his way. */
  onLeft: () => void;
}

/** What may be added next to a row that was just saved, in the message that says so. */
export function WaysOn({ ways, onGo, onLeft }: WaysOnProps) {
  const place = useRef<HTMLElement>(null);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      place.current?.querySelector('a')?.focus();
    };
    const onInput = () => left();
    document.addEventListener('keydown', onKey);
    document.addEventListener('input', onInput);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('input', onInput);
    };
  }, []);
  const follow = (event: MouseEvent, address: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(address);
  };
  return (
    <Ways ref={place} aria-label="Lanjut menambah">
      {ways.map(({ label, address }) => (
        <LinkButton
          key={address}
          href={address}
          size="small"
          icon={<Plus size={14} />}
          aria-keyshortcuts={KEY}
          onClick={(event: MouseEvent) => follow(event, address)}
        >
          {label}
        </LinkButton>
      ))}
      <p>Tombol {KEY} menuju pilihan ini.</p>
    </Ways>
  );
}
