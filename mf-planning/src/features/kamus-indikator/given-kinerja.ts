import type { AnswerOf, kamusIndikatorCalls, TreeLevel } from '@selaras/contracts';
import { type ParentDescription, parentQuery } from '@selaras/resource/core';
import { kinerjaOptionsQuery } from './kamus-queries';

/** The performance that an entry was begun from, as long as none explains it yet. */
export const givenKinerja: ParentDescription = {
  names: ['kinerja_id', 'level'],
  query: ({ kinerja_id, level, satuan_kerja_id }, unit) => {
    const satuan = unit ?? satuan_kerja_id;
    if (typeof level !== 'string' || typeof satuan !== 'number') return null;
    const query = kinerjaOptionsQuery({ level: level as TreeLevel, satuan_kerja_id: satuan });
    return parentQuery<AnswerOf<typeof kamusIndikatorCalls.kinerjaOptions>>(query, (options) => {
      const found = options.find(({ value }) => value === kinerja_id);
      return found === undefined
        ? { refusal: 'Indikator ini sudah punya kamus, atau bukan milik satuan kerja ini.' }
        : { label: found.label, values: {} };
    });
  },
};
