/** What somebody is in a team: its leader, or one of its people. */
export const peranTim = ['ketua', 'anggota'] as const;
export type PeranTim = (typeof peranTim)[number];
