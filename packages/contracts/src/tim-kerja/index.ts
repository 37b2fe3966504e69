/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const timKerjaEntities = [] as const;
