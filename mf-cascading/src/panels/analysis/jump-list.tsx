import { Button, bareButton, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { chosenWhenForced } from '../../diagram/elements/forced-colours';
import { StatusMark } from '../../diagram/elements/status-mark';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Jump = styled.button`
  ${bareButton}
  display: flex;
  gap: ${space(2)};
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${tokens.radius.control};
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-current='true'] { background: ${tokens.colour['brand-soft']}; ${chosenWhenForced} }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & > span { min-width: 0; overflow-wrap: anywhere; }
`;

const PAGE = 50;
const LONGEST = 160;

interface JumpPlace {
  readonly box: number;
  /** What is said of it besides its words. */
  readonly detail?: string | null;
}

interface JumpListProps {
  store: DiagramStore;
  scene: Scene;
  jumps: readonly JumpPlace[];
  label: string;
  /** Left out: the box is brought into view. */
  onJump?: (box: number) => void;
}

/** Boxes as buttons that select them and bring them into view; long lists come in portions. */
export function JumpList({ store, scene, jumps, label, onJump }: JumpListProps) {
  const { model, settings, selected } = scene;
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <List aria-label={label}>
        {jumps.slice(0, shown).map(({ box, detail }, at) => {
          const { sasaran, status } = cardAt(model, box);
          return (
            <li key={`${model.keys[box]}/${at}`}>
              <Jump
                type="button"
                aria-current={box === selected}
                onClick={() => (onJump ? onJump(box) : store.focus(box))}
              >
                <StatusMark status={status} />
                <span>
                  <small>{levelAt(model.level[box] ?? 0).label[settings.type]}</small>
                  {sasaran.length > LONGEST ? `${sasaran.slice(0, LONGEST)}…` : sasaran}
                  {detail && <small>{detail}</small>}
                </span>
              </Jump>
            </li>
          );
        })}
      </List>
      {jumps.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + PAGE)}>
          Tampilkan {Math.min(PAGE, jumps.length - shown)} lagi dari {jumps.length}
        </Button>
      )}
    </>
  );
}
