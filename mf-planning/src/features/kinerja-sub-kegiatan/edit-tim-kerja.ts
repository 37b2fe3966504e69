import { bidangKinerja } from '@selaras/domain';
import { defineForm } from '@selaras/resource/core';
import { kinerjaSubKegiatan, kinerjaSubKegiatanEndpoints } from './kinerja-sub-kegiatan';

/** Changes the owner only; open as long as the plan's owners are. */
export const form = defineForm({
  resource: kinerjaSubKegiatan,
  title: 'Ubah Tim Kerja',
  update: kinerjaSubKegiatanEndpoints.ubahTimKerja,
  groups: bidangKinerja,
  sections: [
    {
      title: 'Pengampu',
      fields: [
        {
          kind: 'pengampu',
          type: 'kinerja-sub-kegiatan',
          label: 'Pengampu',
          names: ['pengampu', 'struktur_organisasi_id', 'tim_kerja_id'],
        },
      ],
    },
  ],
});
