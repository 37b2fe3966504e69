import { IconButton, space, tokens, VisuallyHidden } from '@selaras/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { YearChoice as Choice, YearState } from './year-picture';

const Years = styled.fieldset`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Year = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 3px;
  min-width: 52px;
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  font-variant-numeric: tabular-nums;
  color: ${tokens.colour.muted};
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; }
  &:has(:checked) {
    border-color: ${tokens.colour.brand};
    color: ${tokens.colour.text};
    font-weight: 700;
    background: ${tokens.colour.surface};
  }
  &:has(:focus-visible) { outline: 2px solid ${tokens.colour.brand}; outline-offset: 2px; }
  & > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  & > i { width: 18px; height: 3px; border-radius: 2px; border: 1px solid ${tokens.colour['line-strong']}; }
  & > i[data-state='loaded'] { background: ${tokens.colour.brand}; border-color: ${tokens.colour.brand}; }
  & > i[data-state='failed'] { background: ${tokens.colour.danger}; border-color: ${tokens.colour.danger}; }
  @media (pointer: coarse) { min-height: 44px; }
  @media (max-width: 480px) { min-width: 46px; padding: 0; }
`;

const words: Readonly<Record<YearState, string>> = {
  loaded: 'ada data',
  empty: 'belum ada data',
  loading: 'sedang dimuat',
  failed: 'gagal dimuat',
  'not-open': 'belum dibuka',
};

interface YearChoiceProps {
  years: readonly Choice[];
  tahun: number;
  onTahun: (tahun: number) => void;
}

/** The years of the period side by side, with steps to the one before and the one after. */
export function YearChoice({ years, tahun, onTahun }: YearChoiceProps) {
  const at = years.findIndex((year) => year.tahun === tahun);
  const step = (by: number, label: string, icon: typeof ChevronLeft) => {
    const next = years[at + by];
    const Icon = icon;
    return (
      <IconButton
        label={label}
        icon={<Icon size={16} />}
        disabled={next === undefined}
        onClick={() => next && onTahun(next.tahun)}
      />
    );
  };
  return (
    <Years>
      <VisuallyHidden as="legend">Tahun yang ditampilkan</VisuallyHidden>
      {step(-1, 'Tahun sebelumnya', ChevronLeft)}
      {years.map((year) => (
        <Year key={year.tahun} title={words[year.state]}>
          <input
            type="radio"
            name="tahun-diagram"
            aria-label={`${year.tahun}, ${words[year.state]}`}
            checked={year.tahun === tahun}
            onChange={() => onTahun(year.tahun)}
          />
          <span>{year.tahun}</span>
          <i data-state={year.state} aria-hidden="true" />
        </Year>
      ))}
      {step(1, 'Tahun berikutnya', ChevronRight)}
    </Years>
  );
}
