const AWAITED = 'data-awaited';

/** Marks what stands in the place of something that has not come yet. */
export const awaitedMark = { [AWAITED]: true } as const;

/** Selector of such places: what follows them would jump when they are filled. */
export const awaitedSelector = `[${AWAITED}]`;
