/** Quarters of a year, TW 1 to 4 (spec 1 §9). */
export const allTriwulan = [1, 2, 3, 4] as const;
export type Triwulan = (typeof allTriwulan)[number];

/** `TW 1`, as columns and labels have it. */
export const triwulanWord = (triwulan: number): string => `TW ${triwulan}`;

/** `Triwulan 1`, where it stands alone. */
export const triwulanTitle = (triwulan: number): string => `Triwulan ${triwulan}`;

/** Heads of the budget's columns, quarter by quarter. */
export const triwulanRomawi = ['TW I', 'TW II', 'TW III', 'TW IV'] as const;
