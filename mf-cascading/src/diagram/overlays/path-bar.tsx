import { tokens } from '@selaras/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ancestors, cardAt } from '../../tree/model/model';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import { useWords } from '../words/words-context';

const Bar = styled.nav`
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: thin;
  pointer-events: auto;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & > ol {
    display: flex;
    align-items: center;
    margin: 0;
    padding: 0 4px;
    list-style: none;
    white-space: nowrap;
  }
  & li { display: flex; align-items: center; color: ${tokens.colour.muted}; & > svg { flex: none; } }
`;

const Step = styled.button`
  max-width: 220px;
  min-height: 32px;
  overflow: hidden;
  padding: 0 6px;
  border: 0;
  background: none;
  color: ${tokens.colour.brand};
  font: inherit;
  font-size: ${tokens.text[12]};
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &[aria-current] { color: ${tokens.colour.text}; font-weight: 650; }
  @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

const LONGEST = 80;

/** The selected box with every box above it, each a jump: the way to the root stays in sight at any zoom. */
export function PathBar({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const { model, selected, settings } = scene;
  const { words = cardWords } = settings;
  const said = useWords();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current && selected >= 0) bar.current.scrollLeft = bar.current.scrollWidth;
  }, [selected]);
  if (selected < 0) return null;
  const path = [...ancestors(model, selected).reverse(), selected];
  return (
    <Bar ref={bar} aria-label={said.path}>
      <ol>
        {path.map((box, index) => {
          const { sasaran } = cardAt(model, box);
          const level = words.level(model.level[box] ?? 0, settings.type);
          return (
            <li key={model.keys[box]}>
              {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
              <Step
                type="button"
                title={`${level}: ${sasaran.slice(0, 400)}`}
                aria-current={box === selected ? 'location' : undefined}
                onClick={() => store.focus(box)}
              >
                {sasaran.slice(0, LONGEST)}
              </Step>
            </li>
          );
        })}
      </ol>
    </Bar>
  );
}
