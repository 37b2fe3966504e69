import { fieldGroupsOf, kamusIndikatorEntity, type TreeLevel } from '@selaras/contracts';
import { afterUnit, defineForm, formFieldsOf, unitField, unitScope } from '@selaras/resource/core';
import { givenKinerja } from './given-kinerja';
import { kamusIndikator, kamusIndikatorEndpoints } from './kamus-indikator';
import { kinerjaOptionsQuery } from './kamus-queries';

const { own, reference } = formFieldsOf(kamusIndikatorEntity);

const onlyNew = ({ isNew }: { isNew: boolean }) => isNew;

export const form = defineForm({
  resource: kamusIndikator,
  groups: fieldGroupsOf(kamusIndikatorEntity.fields),
  parent: givenKinerja,
  first: ['level', 'formula'],
  autofill: {
    endpoint: kamusIndikatorEndpoints.autofill,
    source: () => 'definisi operasional kinerjanya',
    words: 'Pilih kinerjanya dahulu.',
    query: ({ level, kinerja_id }) => (kinerja_id === null ? null : { level, kinerja_id }),
  },
  sections: [
    {
      title: 'Kinerja',
      help: 'Satu kamus menjelaskan satu indikator kinerja; indikatornya sendiri diubah pada kinerjanya.',
      fields: [
        { ...unitField, asked: ({ isNew, picksUnit }) => isNew && picksUnit, empties: ['kinerja_id'] },
        {
          ...own('level'),
          asked: onlyNew,
          initial: 'kinerja-sub-kegiatan',
          empties: ['kinerja_id'],
        },
        reference('kinerja_id', {
          asked: onlyNew,
          after: afterUnit,
          query: (values) => (search) =>
            kinerjaOptionsQuery({
              level: values.level as TreeLevel,
              satuan_kerja_id: unitScope(values).satuan_kerja_id ?? 0,
              ...search,
            }),
        }),
      ],
    },
    {
      title: 'Indikator',
      fields: [
        own('indikator_kemendagri'),
        own('tujuan'),
        own('jenis'),
        own('lead_lag'),
        own('tingkat_kendali'),
      ],
    },
    {
      title: 'Pengukuran',
      fields: [
        own('definisi'),
        own('formula'),
        { ...own('satuan'), maxLength: 100 },
        own('polaritas'),
        own('konsolidasi_periode'),
      ],
    },
    {
      title: 'Data dan pelaporan',
      fields: [own('sumber_data'), own('penanggung_jawab'), own('frekuensi'), own('periode_pelaporan')],
    },
  ],
});
