import type { Endpoint } from '@selaras/api-client';
import {
  type AnyCall,
  type BodyOf,
  realisasiRencanaAksiFields,
  type rencanaAksiPdCalls,
} from '@selaras/contracts';
import { bidangRealisasiRencanaAksi, type Triwulan, triwulanTitle, triwulanWord } from '@selaras/domain';
import { type AnyResource, type FormDescription, formFieldsOf, type Section } from '@selaras/resource/core';
import { evidenFilesField } from './eviden/eviden-files-field';
import { QuarterField } from './quarter-field';
import {
  type RencanaAksiRow,
  rencanaAksiPd,
  rencanaAksiPdEndpoints,
  rencanaAksiRpjmd,
  rencanaAksiRpjmdEndpoints,
} from './rencana-aksi';
import { allTriwulan } from './triwulan';

const { own } = formFieldsOf({ fields: realisasiRencanaAksiFields });

type Name = keyof BodyOf<typeof rencanaAksiPdCalls.realisasi>;

const quarterSection = (tw: Triwulan): Section<Name> => ({
  title: triwulanTitle(tw),
  fields: [
    {
      kind: 'own',
      names: [`tw${tw}_realisasi`],
      blank: { [`tw${tw}_realisasi`]: null },
      label: realisasiRencanaAksiFields[`tw${tw}_realisasi`].label,
      required: false,
      Component: QuarterField,
    },
    own(`kendala_tw${tw}`),
    own(`tindak_lanjut_tw${tw}`),
    own(`eviden_tw${tw}`),
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
  sections: allTriwulan.map(quarterSection),
});

export const realisasiPd = realisasiForm(rencanaAksiPd, rencanaAksiPdEndpoints.realisasi);
export const realisasiRpjmd = realisasiForm(rencanaAksiRpjmd, rencanaAksiRpjmdEndpoints.realisasi);
