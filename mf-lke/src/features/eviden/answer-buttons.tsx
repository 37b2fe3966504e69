import type { LkeInstrumen } from '@selaras/contracts';
import { tokens } from '@selaras/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Choice = styled.button`
  min-width: 42px;
  min-height: ${tokens.controlHeightSmall};
  padding: 0 8px;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; border-color: ${tokens.colour.brand}; }
  &[aria-checked='true'] {
    background: ${tokens.colour.brand};
    border-color: ${tokens.colour.brand};
    color: ${tokens.colour['on-brand']};
  }
  @media (pointer: coarse) { min-height: 44px; min-width: 44px; }
  @media print { &:not([aria-checked='true']) { display: none; } }
`;

const Meaning = styled.p`
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  max-width: none;
`;

interface AnswerButtonsProps {
  readonly label: string;
  readonly skala: LkeInstrumen['skala'];
  readonly value: string | null;
  readonly onAnswer: (kode: string) => void;
}

/**
 * The answers of the scale side by side, with what the one means that is chosen, or that the keyboard stands on. Left and
 * right go from one to the next.
 */
export function AnswerButtons({ label, skala, value, onAnswer }: AnswerButtonsProps) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const chosen = skala.find(({ kode }) => kode === value);
  const told = skala.find(({ kode }) => kode === focused) ?? chosen;
  const reached = chosen?.kode ?? skala[0]?.kode;
  return (
    <>
      <Root role="radiogroup" aria-label={label} aria-describedby={id} onKeyDown={moveFocus}>
        {skala.map(({ kode, uraian }) => (
          <Choice
            key={kode}
            type="button"
            role="radio"
            aria-checked={kode === value}
            tabIndex={kode === reached ? 0 : -1}
            title={`${kode}: ${uraian}`}
            onClick={() => onAnswer(kode)}
            onFocus={() => setFocused(kode)}
            onBlur={() => setFocused(null)}
          >
            {kode}
          </Choice>
        ))}
      </Root>
      <Meaning id={id}>
        {chosen === undefined && 'Belum dijawab'}
        {chosen === undefined && told !== undefined && ' · '}
        {told !== undefined && `${told.kode}: ${told.uraian}`}
      </Meaning>
    </>
  );
}

function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  all[(all.indexOf(target as HTMLElement) + step + all.length) % all.length]?.focus();
}
