import { type Tingkat, tingkatPohonWords, tingkatWords } from '@selaras/domain';
import type { Onward } from '@selaras/resource/core';
import { newBelow, newBeside } from './plan-below';

/** A level as a sentence calls it; `RPJMD` and `PD` stay as they are. */
export const sebutanOf = (level: Tingkat): string => {
  const { nama } = tingkatWords[level];
  return nama.charAt(0).toLowerCase() + nama.slice(1);
};

/**
 * The way back into a diagram with the new box selected and in sight instead of the one that was; every other address
 * stays as it is, as does that of a row that is no box.
 */
function backTo(back: string, level: Tingkat, id: number): string {
  const [path = '', query = ''] = back.split('?');
  const address = new URLSearchParams(query);
  if (!address.has('node') || !Object.hasOwn(tingkatPohonWords, level)) return back;
  address.set('node', `${level}:${id}`);
  address.delete('lihat');
  return `${path}?${address}`;
}

/** How a new row of a level of the plan leads on: to the level below it, and to one more beside it. */
export const onwardOf = (level: Tingkat): Onward => ({
  back: (back, { id }) => backTo(back, level, id),
  further({ id }, values) {
    const unit = values.satuan_kerja_id;
    const below = newBelow(level, id, typeof unit === 'number' ? unit : undefined);
    const beside = newBeside(level, values);
    return [
      ...(below === null ? [] : [{ ...below, label: `Tambah ${sebutanOf(below.level)} di bawahnya` }]),
      ...(beside === null ? [] : [{ ...beside, label: 'Tambah lagi di sini' }]),
    ];
  },
});
