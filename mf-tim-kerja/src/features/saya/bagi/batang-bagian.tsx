import {
  formatMeasure,
  jumlahBagian,
  type Pembagian,
  round,
  satuanBagi,
  setPortion,
  shift,
} from '@selaras/domain';
import { NumberField, space, tokens } from '@selaras/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  height: 44px;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  overflow: hidden;
  touch-action: none;
  @media print { display: none; }
`;

const Part = styled.div<{ $share: number; $even: boolean }>`
  flex: ${({ $share }) => $share} 1 0;
  min-width: 0;
  padding: ${space(2)} ${space(1)};
  overflow: hidden;
  white-space: nowrap;
  text-align: center;
  font-weight: 600;
  background: ${({ $even }) => ($even ? tokens.colour['brand-soft'] : tokens.colour.sunken)};
  color: ${({ $even }) => ($even ? tokens.colour['brand-strong'] : tokens.colour.text)};
`;

const Border = styled.div`
  flex: none;
  width: 16px;
  cursor: ew-resize;
  background: ${tokens.colour['line-strong']};
  touch-action: none;
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: -2px; }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${space(2)};
`;

interface BatangBagianProps {
  /** Names the quarter. */
  readonly label: string;
  readonly nama: readonly string[];
  readonly bagian: Pembagian;
  readonly onChange: (bagian: Pembagian) => void;
}

/**
 * The parts of a quarter as a bar whose borders are dragged or moved by the arrow keys, and as fields. Whatever is done,
 * the sum stays.
 */
export function BatangBagian({ label, nama, bagian, onChange }: BatangBagianProps) {
  const bar = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; from: Pembagian } | null>(null);
  const total = jumlahBagian(bagian);
  const unit = satuanBagi(total);

  const drag = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = { x: event.clientX, from: bagian };
    },
    onPointerMove: (event: PointerEvent) => {
      const width = bar.current?.clientWidth ?? 0;
      if (dragged.current === null || width === 0) return;
      const { x, from } = dragged.current;
      const units = Math.round((((event.clientX - x) / width) * total) / unit);
      onChange(shift(from, at, round(units * unit, 4)));
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
  });
  const press = (at: number) => (event: KeyboardEvent) => {
    const steps = {
      ArrowRight: unit,
      ArrowUp: unit,
      ArrowLeft: -unit,
      ArrowDown: -unit,
      Home: -total,
      End: total,
    };
    const by = steps[event.key as keyof typeof steps];
    if (by === undefined) return;
    event.preventDefault();
    onChange(shift(bagian, at, by));
  };

  return (
    <>
      {nama.length > 1 && (
        <Bar ref={bar}>
          {bagian.flatMap((part, at) => [
            <Part key={`bagian-${nama[at]}`} $share={part} $even={at % 2 === 0} aria-hidden="true">
              {formatMeasure(part)}
            </Part>,
            ...(at === bagian.length - 1
              ? []
              : [
                  <Border
                    key={`batas-${nama[at]}`}
                    role="slider"
                    tabIndex={0}
                    aria-label={`${label}: batas ${nama[at]} dan ${nama[at + 1]}`}
                    aria-valuemin={0}
                    aria-valuemax={round(part + (bagian[at + 1] ?? 0), 4)}
                    aria-valuenow={part}
                    aria-valuetext={`${nama[at]} ${formatMeasure(part)}, ${nama[at + 1]} ${formatMeasure(bagian[at + 1] ?? 0)}`}
                    onKeyDown={press(at)}
                    {...drag(at)}
                  />,
                ]),
          ])}
        </Bar>
      )}
      <Fields>
        {nama.map((name, at) => (
          <NumberField
            key={name}
            label={`${name}, ${label}`}
            required={false}
            value={bagian[at] ?? 0}
            disabled={nama.length === 1}
            onChange={(value) => value !== null && onChange(setPortion(bagian, at, value))}
          />
        ))}
      </Fields>
    </>
  );
}
