import { bidangKinerja } from '@selaras/domain';
import { defineForm } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { ownerField } from '../../resource/owner-field';
import { kinerjaSubKegiatan, kinerjaSubKegiatanEndpoints } from './kinerja-sub-kegiatan';

/** Changes the owner only; open as long as the plan's owners are. */
export const form = defineForm({
  resource: kinerjaSubKegiatan,
  title: 'Ubah Tim Kerja',
  update: kinerjaSubKegiatanEndpoints.updateTimKerja,
  groups: bidangKinerja,
  sections: [
    {
      title: 'Pengampu',
      fields: [ownerField('kinerja-sub-kegiatan')],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
