import { diagramConstants } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  white-space: nowrap;
`;

const Input = styled.input`
  width: 76px;
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  font-variant-numeric: tabular-nums;
`;

const { step } = diagramConstants.exportPixelRatio;
const LARGEST_RATIO = 20;

/** The optional pixel ratio of exports (spec 1 §2, §5). What is no ratio is not taken over. */
export function RatioField({ value, onChange }: { value: number; onChange: (ratio: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Label>
      Rasio piksel
      <Input
        type="number"
        min={step}
        max={LARGEST_RATIO}
        step={step}
        value={typed ?? value}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value);
          const ratio = event.target.valueAsNumber;
          if (ratio >= step && ratio <= LARGEST_RATIO) onChange(ratio);
        }}
      />
    </Label>
  );
}
