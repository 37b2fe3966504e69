import type { TestApp } from '../test-app';

/** Puts every deadline of a year ahead, whatever the demo says of that year. */
export const openDeadlines = ({ db }: Pick<TestApp, 'db'>, tahun: number) =>
  db.updateTable('referensi').set({ nilai_date: '2099-12-31' }).where('tahun', '=', tahun).execute();
