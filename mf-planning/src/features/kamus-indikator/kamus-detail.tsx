import { targetWithUnit } from '@selaras/domain';
import { defineDetail } from '@selaras/resource/core';
import { kamusSections, putusanFacts } from './kamus-facts';
import { type KamusRow, kamusIndikator } from './kamus-indikator';

export const detail = defineDetail<KamusRow>({
  resource: kamusIndikator,
  title: ({ indikator }) => indikator,
  columnNames: {
    catatan: 'Catatan Bappeda',
    validasi: 'Validasi Bappeda',
    validator_id: 'Validator',
    waktu: 'Waktu dinilai',
  },
  sections: [
    { title: 'Validasi', facts: putusanFacts },
    ...kamusSections,
    {
      title: 'Kinerjanya',
      facts: ({ kinerja }) => [
        { term: 'Sasaran', value: kinerja.sasaran, wide: true },
        { term: 'Target', value: targetWithUnit(kinerja) },
      ],
    },
  ],
});
