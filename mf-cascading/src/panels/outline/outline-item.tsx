import { formatPercent } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import { ChevronRight, Link2 } from 'lucide-react';
import styled from 'styled-components';
import { chosenWhenForced } from '../../diagram/elements/forced-colours';
import { rem } from '../../diagram/elements/rem';
import { StatusMark } from '../../diagram/elements/status-mark';
import { useWords } from '../../diagram/words/words-context';
import { CROSS_HEAD, cardAt } from '../../tree/model/model';
import { branchCount } from '../../tree/state/visible';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';

/** Height of a line in rem: larger text of the browser gets larger lines. */
export const ROW_REM = 2.75;
const INDENT = 14;

const Item = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  display: flex;
  align-items: center;
  gap: 4px;
  height: ${rem(ROW_REM)};
  padding-right: 10px;
  cursor: pointer;
  border-left: 3px solid transparent;
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-selected='true'] {
    background: ${tokens.colour['brand-soft']};
    border-left-color: ${tokens.colour.brand};
    ${chosenWhenForced}
  }
  &:focus-visible { outline-offset: -2px; }
`;

const Chevron = styled.span<{ $open: boolean }>`
  display: grid;
  place-content: center;
  flex: none;
  width: 24px;
  height: ${rem(ROW_REM)};
  color: ${tokens.colour.muted};
  & > svg {
    rotate: ${({ $open }) => ($open ? '90deg' : '0deg')};
    transition: rotate ${tokens.motion.fast};
  }
`;

const Texts = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  line-height: 1.3;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Figure = styled.span`
  flex: none;
  font-size: ${tokens.text[12]};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

interface OutlineItemProps {
  scene: Scene;
  box: number;
  row: number;
  active: boolean;
  place: { position: number; size: number };
  /** `more` with Shift, Ctrl or the command key: beside what is selected. */
  onChoose: (more: boolean) => void;
  onToggle: () => void;
}

/** One line of the outline: level, goal, achievement and its status. */
export function OutlineItem({ scene, box, row, active, place, onChoose, onToggle }: OutlineItemProps) {
  const { model, state, settings, selected, others } = scene;
  const { words = cardWords } = settings;
  const said = useWords();
  const card = cardAt(model, box);
  const level = model.level[box] ?? 0;
  const isCross = model.cross[box] === CROSS_HEAD;
  const hasChildren = branchCount(model, state, box) > 0;
  const open = state.open[box] === 1;
  const mark = model.marks?.[box]?.text ?? null;
  return (
    <Item
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={place.position}
      aria-setsize={place.size}
      aria-selected={box === selected || others.has(model.keys[box] ?? '')}
      aria-expanded={hasChildren ? open : undefined}
      tabIndex={active ? 0 : -1}
      data-row={row}
      style={{ top: rem(row * ROW_REM), paddingLeft: level * INDENT }}
      onClick={(event) => onChoose(event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <Chevron
        $open={open}
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren && <ChevronRight size={16} />}
      </Chevron>
      <Texts>
        <small>
          {words.level(level, settings.type)}
          {isCross && (
            <>
              {' · '}
              <Link2 size={11} aria-label={said.crossCutting} /> {card.satuanKerja.nama}
            </>
          )}
          {mark !== null && ` · ${mark}`}
        </small>
        <span title={card.sasaran}>{card.sasaran}</span>
      </Texts>
      <Figure>{words.figure(formatPercent(card.capaian))}</Figure>
      <StatusMark status={card.status} label={words.status[card.status]} />
    </Item>
  );
}
