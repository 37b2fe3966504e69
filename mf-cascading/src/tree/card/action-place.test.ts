/** @jest-environment node */
import fc from 'fast-check';
import { actionRules, type NodeAction } from '../model/action';
import { actionsInset, placeActions } from './action-place';
import { cardStyle } from './card-style';

const all = Object.keys(actionRules) as NodeAction[];

describe('places of the buttons on a card', () => {
  it('takes no room without buttons', () => {
    expect(placeActions([], 264)).toEqual({ places: [], height: 0 });
  });

  it('puts the buttons of a unit goal into one row', () => {
    const { height } = placeActions(['ra', 'rra', 'do', 'pk', 'cc', 'rekap-anggaran'], 264);
    expect(height).toBe(cardStyle.action);
  });

  it('never lets one stand outside the card or on another', () => {
    fc.assert(
      fc.property(fc.subarray(all), fc.integer({ min: cardStyle.minWidth, max: 400 }), (actions, width) => {
        const { places, height } = placeActions(actions, width);
        expect(places.map(({ action }) => action)).toEqual(actions);
        places.forEach(({ x, y, w }, index) => {
          expect(x + w).toBeLessThanOrEqual(width - 2 * actionsInset.side);
          expect(y + cardStyle.action).toBeLessThanOrEqual(height);
          const next = places[index + 1];
          if (next?.y === y) expect(next.x).toBeGreaterThanOrEqual(x + w);
        });
      }),
    );
  });
});
