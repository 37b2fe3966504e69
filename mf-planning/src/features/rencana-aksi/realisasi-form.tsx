import type { Endpoint } from '@selaras/api-client';
import type { AnyCall, BodyOf, rencanaAksiPdCalls } from '@selaras/contracts';
import { bidangRealisasiRencanaAksi, type Triwulan, triwulanTitle, triwulanWord } from '@selaras/domain';
import type { AnyResource, FormDescription, Section } from '@selaras/resource/core';
import { evidenFilesField } from './eviden/eviden-files-field';
import { QuarterField } from './quarter-field';
import {
  type RencanaAksiRow,
  rencanaAksiPd,
  rencanaAksiPdEndpoints,
  rencanaAksiRpjmd,
  rencanaAksiRpjmdEndpoints,
} from './rencana-aksi';
import { daftarTriwulan } from './triwulan';

type Name = keyof BodyOf<typeof rencanaAksiPdCalls.realisasi>;

const quarterSection = (tw: Triwulan): Section<Name> => ({
  title: triwulanTitle(tw),
  fields: [
    {
      kind: 'own',
      names: [`tw${tw}_realisasi`],
      blank: { [`tw${tw}_realisasi`]: null },
      label: `Realisasi ${triwulanWord(tw)}`,
      required: false,
      Component: QuarterField,
    },
    {
      kind: 'area',
      name: `kendala_tw${tw}`,
      label: `Kendala ${triwulanWord(tw)}`,
      required: false,
      half: true,
      help: 'Apa yang menghambat, terutama bila target tidak tercapai.',
    },
    {
      kind: 'area',
      name: `tindak_lanjut_tw${tw}`,
      label: `Tindak lanjut ${triwulanWord(tw)}`,
      required: false,
      half: true,
      help: 'Apa yang dilakukan atas kendala itu.',
    },
    {
      kind: 'area',
      name: `eviden_tw${tw}`,
      label: `Keterangan eviden ${triwulanWord(tw)}`,
      required: false,
      help: 'Nomor dokumen atau tautan bukti.',
    },
    evidenFilesField(`berkas_tw${tw}_ids`, `Berkas eviden ${triwulanWord(tw)}`),
  ],
});

/** The report of the four quarters of an action; each is open until its own deadline. */
const realisasiForm = (resource: AnyResource, update: Endpoint<AnyCall>): FormDescription => ({
  resource,
  title: 'Isi Realisasi Rencana Aksi',
  update,
  mayWrite: ({ isi_realisasi }: RencanaAksiRow) => isi_realisasi,
  groups: bidangRealisasiRencanaAksi,
  sections: daftarTriwulan.map(quarterSection),
});

export const realisasiPd = realisasiForm(rencanaAksiPd, rencanaAksiPdEndpoints.realisasi);
export const realisasiRpjmd = realisasiForm(rencanaAksiRpjmd, rencanaAksiRpjmdEndpoints.realisasi);
