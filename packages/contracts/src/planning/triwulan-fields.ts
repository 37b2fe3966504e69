const allTriwulan = [1, 2, 3, 4] as const;
type Triwulan = (typeof allTriwulan)[number];

/** Something of each quarter under its name: `tw1` … `tw4` with words before and behind. */
export const perTriwulanNamed = <const Before extends string, const After extends string, const Made>(
  before: Before,
  after: After,
  make: (triwulan: Triwulan) => Made,
) =>
  Object.fromEntries(allTriwulan.map((tw) => [`${before}tw${tw}${after}`, make(tw)])) as Readonly<
    Record<`${Before}tw${Triwulan}${After}`, Made>
  >;
