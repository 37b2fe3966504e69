/** @jest-environment node */
import fc from 'fast-check';
import { cutsAlong, OVERLAP, type Span, sheetsAlong } from './cuts';

describe('where a picture is cut into sheets', () => {
  it.each<[number, number, readonly Span[], readonly number[]]>([
    [190, 190, [[0, 190]], []],
    [300, 190, [], [185]],
    // The second card would lie on both sheets: it is cut before it, as the room of the last sheet allows.
    [
      300,
      190,
      [
        [10, 60],
        [160, 210],
      ],
      [159],
    ],
    // No cut is free of cards: the one that crosses fewest is taken.
    [
      360,
      190,
      [
        [10, 200],
        [180, 230],
      ],
      [179],
    ],
    // A first cut before the first card would leave none but through the three others.
    [
      510,
      190,
      [
        [150, 200],
        [310, 360],
        [311, 360],
        [312, 360],
      ],
      [185, 365],
    ],
    // There is no room to cut earlier.
    [370, 190, [[160, 210]], [185]],
    [
      500,
      190,
      [
        [100, 184],
        [330, 380],
      ],
      [185, 329],
    ],
  ])('%p mm on sheets of %p mm with cards at %j: %j', (length, sheet, spans, cuts) => {
    expect(cutsAlong(length, sheet, spans)).toEqual(cuts);
  });

  const spans = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 2900 }), fc.integer({ min: 1, max: 90 }))
      .map(([from, w]): Span => [from, from + w]),
  );

  it('takes no more sheets than the length needs, and each holds what lies between its cuts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(184, 190, 271, 277, 568),
        spans,
        (length, sheet, cards) => {
          const cuts = cutsAlong(length, sheet, cards);
          expect(cuts).toHaveLength(sheetsAlong(length, sheet) - 1);
          const starts = [0, ...cuts.map((cut) => cut - OVERLAP / 2)];
          starts.forEach((start, at) => {
            const end = at < cuts.length ? (cuts[at] ?? 0) + OVERLAP / 2 : length;
            expect(end - start).toBeLessThanOrEqual(sheet + 1e-3);
          });
        },
      ),
    );
  });

  it('cuts no more cards in all than any other way into as many sheets', () => {
    const short = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 560 }), fc.integer({ min: 1, max: 90 }))
        .map(([from, w]): Span => [from, from + w]),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 371, max: 550 }), short, (length, cards) => {
        const crossed = (at: number) => cards.filter(([from, to]) => from < at && to >= at).length;
        const [first = 0, second = 0] = cutsAlong(length, 190, cards);
        let fewest = Number.POSITIVE_INFINITY;
        for (let a = length - 365; a <= 185; a += 1) {
          for (let b = Math.max(a + 1, length - 185); b <= a + 180; b += 1) {
            fewest = Math.min(fewest, crossed(a) + crossed(b));
          }
        }
        expect(crossed(first) + crossed(second)).toBeLessThanOrEqual(fewest);
      }),
      {
        numRuns: 60,
        examples: [
          [483, [[118, 185]]],
          // The second cut is free only where the first touches a card.
          [
            371,
            [
              [292, 337],
              [220, 292],
              [158, 220],
            ],
          ],
        ],
      },
    );
  });

  it('never cuts more cards than cutting as late as possible would', () => {
    const crossed = (cards: readonly Span[], at: number) =>
      cards.filter(([from, to]) => from < at && to > at).length;
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 350 }), spans, (length, cards) => {
        const [cut] = cutsAlong(length, 190, cards);
        if (cut !== undefined) expect(crossed(cards, cut)).toBeLessThanOrEqual(crossed(cards, 185));
      }),
    );
  });
});
