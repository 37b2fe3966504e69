import { actionRules, type NodeAction } from '../model/action';
import { cardStyle } from './card-style';

interface PlacedAction {
  readonly action: NodeAction;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The buttons at the foot of a card: where each stands in their common area, and how large that is. */
export interface ActionPlaces {
  readonly places: readonly PlacedAction[];
  readonly height: number;
}

/** Left and right of the buttons' area, and below it, inside the card. */
export const actionsInset = { side: cardStyle.padding - 2, bottom: 16 } as const;

const known = new WeakMap<readonly NodeAction[], Map<number, ActionPlaces>>();

/** Buttons row by row, as many side by side as a card of this width holds; picture and real buttons share the places. */
export function placeActions(actions: readonly NodeAction[], width: number): ActionPlaces {
  const widths = known.get(actions) ?? new Map<number, ActionPlaces>();
  known.set(actions, widths);
  const places = widths.get(width) ?? placesIn(actions, width);
  widths.set(width, places);
  return places;
}

function placesIn(actions: readonly NodeAction[], width: number): ActionPlaces {
  const { action: height, actionGap: gap } = cardStyle;
  const room = width - 2 * actionsInset.side;
  let x = 0;
  let y = 0;
  const places = actions.map((action) => {
    const w = actionRules[action].width;
    if (x > 0 && x + w > room) {
      x = 0;
      y += height + gap;
    }
    const place = { action, x, y, w };
    x += w + gap;
    return place;
  });
  return { places, height: actions.length === 0 ? 0 : y + height };
}
