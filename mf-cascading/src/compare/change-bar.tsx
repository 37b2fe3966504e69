import { centredRow, IconButton, space, tokens } from '@selaras/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import type { YearAddress } from '../diagram/address/diagram-address';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { type Comparison, changedBoxes } from '../tree/compare/comparison';
import { levelAt } from '../tree/model/level';
import { cardAt } from '../tree/model/model';
import { type ChangeKind, changeKinds } from '../tree/model/year-mark';
import type { Scene } from '../view/scene/scene';
import { ChangeIcon } from './change-icon';

const Bar = styled.div`
  ${centredRow(1, 2)}
  min-width: 0;
  flex: 1 1 100%;
  order: 1;
`;

const Kind = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${tokens.controlHeightSmall};
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.colour.line};
  border-radius: 999px;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  font: inherit;
  cursor: pointer;
  &[aria-pressed='true'] { border-color: ${tokens.colour.brand}; box-shadow: inset 0 0 0 1px ${tokens.colour.brand}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

const Text = styled.p`
  margin: 0;
  min-width: 0;
  flex: 1 1 240px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 760px) { white-space: normal; flex-basis: 100%; }
`;

interface ChangeBarProps {
  store: DiagramStore;
  scene: Scene;
  comparison: Comparison;
  kind: ChangeKind | null;
  onAddress: (part: Partial<YearAddress>) => void;
}

/** How many boxes differ in which way; each kind marks only its boxes, and every difference can be walked to. */
export function ChangeBar({ store, scene, comparison, kind, onAddress }: ChangeBarProps) {
  const { before, after, counts, changes } = comparison;
  const boxes = changedBoxes(comparison, kind);
  const at = boxes.indexOf(scene.selected);
  const go = (by: number) => {
    const next = at < 0 ? (by > 0 ? 0 : boxes.length - 1) : (at + by + boxes.length) % boxes.length;
    const box = boxes[next];
    if (box !== undefined) store.focus(box);
  };
  const chosen = changes[scene.selected] ?? null;
  if (boxes.length === 0 && kind === null) {
    return <Bar>{`Tidak ada perbedaan antara ${before} dan ${after}.`}</Bar>;
  }
  return (
    <Bar role="group" aria-label={`Perbedaan ${before} dan ${after}`}>
      {[...counts].map(([name, count]) => (
        <Kind
          key={name}
          type="button"
          aria-pressed={kind === name}
          onClick={() => onAddress({ perubahan: kind === name ? null : name })}
        >
          <ChangeIcon kind={name} />
          {`${changeKinds[name]} ${count}`}
        </Kind>
      ))}
      <IconButton
        label="Perbedaan sebelumnya"
        size="small"
        icon={<ChevronUp size={16} />}
        onClick={() => go(-1)}
      />
      <IconButton
        label="Perbedaan berikutnya"
        size="small"
        icon={<ChevronDown size={16} />}
        onClick={() => go(1)}
      />
      <Text role="status">
        {chosen === null
          ? `${boxes.length} kotak berbeda`
          : `${at < 0 ? '' : `${at + 1} dari ${boxes.length} · `}${chosen.text} · ${nameOf(scene, scene.selected)}`}
      </Text>
    </Bar>
  );
}

const nameOf = ({ model, settings }: Scene, box: number) =>
  `${levelAt(model.level[box] ?? 0).label[settings.type]} “${cardAt(model, box).sasaran}”`;
