import type { StatusCapaian } from '@selaras/domain';
import { space, statusLooks, tokens } from '@selaras/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { isTotal, statuses, totalsPerLevel } from '../../tree/analysis/totals';
import { boxesIn } from '../../tree/layout/shown';
import type { TreeModel } from '../../tree/model/model';
import { cardWords } from '../../tree/words/card-words';
import { levelColour } from '../../view/paint/look';
import type { Scene } from '../../view/scene/scene';
import { betweenLanes, type ChipPlace, chipPlace, shelfInSight } from '../../view/viewport/lane-place';
import { NAMES_WIDTH, type Size, showsLaneNames, toWorld } from '../../view/viewport/view';
import { chosenWhenForced } from '../elements/forced-colours';
import type { DiagramStore } from '../store/diagram-store';
import { useEachBox } from '../store/use-each-box';
import { useLook } from '../theme/use-look';
import { useWords } from '../words/words-context';

/** From the left edge of the picture. */
const LEFT = 10;

const cardsMade = { atOnce: 1_000, act: ({ cards }: TreeModel, box: number) => cards.get(box) };

const Chip = styled.div`
  position: absolute;
  left: ${LEFT}px;
  top: 0;
  max-width: ${NAMES_WIDTH}px;
  padding: 4px 6px 4px 8px;
  border: 1px solid ${tokens.colour.line};
  border-left-width: 4px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  line-height: 16px;
  pointer-events: none;
  will-change: transform;
  & > div { display: flex; flex-wrap: wrap; gap: 0 2px; margin-left: -4px; }
  [data-line='true'] > & {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    max-width: none;
    padding: 0 6px 0 8px;
    white-space: nowrap;
    & > div { flex-wrap: nowrap; margin-left: 0; }
  }
`;

const Total = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-width: 26px;
  min-height: 24px;
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: none;
  color: ${tokens.colour.text};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  pointer-events: auto;
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-pressed='true'] {
    border-color: ${tokens.colour.brand};
    background: ${tokens.colour['brand-soft']};
    ${chosenWhenForced}
  }
  @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

/**
 * The levels' names with their totals at the left edge of the picture, however far it is moved; totals filter. They stand
 * between the lanes, or beside the tree: a name that would lie on a box is not there meanwhile.
 */
export function LaneTotals({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const { model, layout, settings, state, visible } = scene;
  const { words = cardWords } = settings;
  const said = useWords();
  const made = useEachBox(model, cardsMade);
  const totals = useMemo(() => (made ? totalsPerLevel(model) : null), [model, made]);
  const look = useLook();
  const chips = useRef(new Map<number, HTMLElement>());
  const section = useRef<HTMLElement>(null);
  const [shelf, setShelf] = useState(-1);
  const lanes = layout.shelves[shelf]?.lanes.filter(({ crossOnly }) => !crossOnly) ?? [];

  // Each frame moves the chips without React; React draws them anew when another row of trees is in sight.
  useEffect(() => {
    const { view } = store;
    // Measured once a form: asking in every frame would make the browser lay the page out in every frame.
    let sizes = new Map<number, Size>();
    let line: boolean | null = null;
    const measure = () => {
      const now = betweenLanes(view.getView());
      if (now === line) return;
      line = now;
      if (section.current) section.current.dataset.line = String(line);
      sizes = new Map([...chips.current].map(([level, chip]) => [level, sizeOf(chip)]));
    };
    const isFree = (y: number, { width, height }: Size) => {
      const { scale } = view.getView();
      const { x: left, y: top } = toWorld(view.getView(), { x: LEFT, y });
      const below = { x: left, y: top, w: width / scale, h: height / scale };
      return !boxesIn(layout, model, below).some((box) => visible[box] === 1);
    };
    const standsAt = (place: ChipPlace | null, size: Size, chip: HTMLElement) =>
      place !== null && (!place.overLane || isFree(place.y, size) || chip.matches(':focus-within'));
    const follow = () => {
      measure();
      const at = showsLaneNames(view.size) ? shelfInSight(layout.shelves, view.getView(), view.size) : -1;
      setShelf(at);
      for (const lane of layout.shelves[at]?.lanes ?? []) {
        const chip = chips.current.get(lane.level);
        if (chip === undefined) continue;
        const size = sizes.get(lane.level) ?? { width: 0, height: 0 };
        const place = chipPlace(lane, view.getView(), view.size, size.height);
        const stands = standsAt(place, size, chip);
        chip.style.visibility = stands ? 'visible' : 'hidden';
        if (place !== null) chip.style.transform = `translateY(${place.y}px)`;
      }
    };
    follow();
    return view.subscribe(follow);
    // The chips are as high as what they tell.
  }, [store, layout, model, visible, shelf, totals]);

  const { filter } = state;
  const isOn = (tingkat: number, kind: StatusCapaian | null) =>
    filter.tingkat === tingkat && isTotal(kind, filter.status);
  const press = (tingkat: number, kind: StatusCapaian | null) => {
    const on = isOn(tingkat, kind);
    const status = on || kind === null ? [] : [kind];
    void store.setFilter({ ...filter, tingkat: on ? null : tingkat, status });
  };

  return (
    <section ref={section} aria-label={said.totals}>
      {lanes.map(({ level }) => {
        const total = totals?.[level] ?? null;
        const name = words.level(level, settings.type);
        return (
          <Chip
            key={level}
            ref={(element) => {
              if (element) chips.current.set(level, element);
              else chips.current.delete(level);
            }}
            style={{ borderLeftColor: levelColour(look, level), visibility: 'hidden' }}
          >
            <span>{name}</span>
            {total !== null && (
              <div>
                <Total
                  type="button"
                  aria-pressed={isOn(level, null)}
                  aria-label={said.totalAll(name, total.semua)}
                  onClick={() => press(level, null)}
                >
                  {total.semua}
                </Total>
                {statuses.map((kind) => {
                  const { Icon } = statusLooks[kind];
                  const label = words.status[kind];
                  if (total[kind] === 0) return null;
                  return (
                    <Total
                      key={kind}
                      type="button"
                      title={label}
                      aria-pressed={isOn(level, kind)}
                      aria-label={said.totalOf(name, label.toLowerCase(), total[kind])}
                      onClick={() => press(level, kind)}
                    >
                      <Icon size={12} aria-hidden="true" style={{ color: tokens.status[kind] }} />
                      {total[kind]}
                    </Total>
                  );
                })}
              </div>
            )}
          </Chip>
        );
      })}
    </section>
  );
}

const sizeOf = (chip: HTMLElement): Size => ({ width: chip.offsetWidth, height: chip.offsetHeight });
