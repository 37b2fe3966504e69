/** Kinds of performance documents by their ids (spec 2 §2.4): LKIP, Renstra, performance agreement, key indicators. */
export const jenisDokumen = [1, 2, 3, 4] as const;
export type JenisDokumen = (typeof jenisDokumen)[number];
