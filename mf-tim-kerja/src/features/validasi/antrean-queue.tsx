import {
  type AnggotaTim,
  type AnswerOf,
  catatanAnggotaFields,
  type validasiAnggotaCalls,
} from '@selaras/contracts';
import { optionsOf } from '@selaras/domain';
import type { QueueOfPages, QueueWords } from '@selaras/resource/core';
import { prepareQueue, queuePage } from '@selaras/resource/queue';
import styled from 'styled-components';
import { validasiEndpoints } from '../../anggota/tim-queries';
import { TimViews } from '../tim/tim-views';
import { type Antrean, isWaiting } from './antrean';
import { antreanColumns } from './antrean-columns';

type Answer = AnswerOf<typeof validasiAnggotaCalls.list>;

/** As high as its words before they are known. */
const Waiting = styled.p`
  min-height: 1lh;
`;

const words: QueueWords = {
  yes: { word: 'Setujui', verb: 'Setujui', done: 'Disetujui', ask: (subject) => `Setujui ${subject}?` },
  no: {
    word: 'Tolak',
    verb: 'Tolak',
    done: 'Ditolak',
    ask: (subject) => `Tolak ${subject}?`,
    note: 'Alasan',
  },
  noteMax: catatanAnggotaFields.catatan.maxLength,
  noteMissing: 'Tulis alasannya.',
  changed: 'keadaannya sudah berubah sejak dibaca',
};

const queueOf = ({
  sebagai,
  title,
  description,
  none,
  berkas,
  show,
}: Antrean): QueueOfPages<AnggotaTim, Answer> => ({
  title,
  description,
  none,
  words,
  sebutan: 'anggota',
  search: 'Cari pegawai, jabatan atau tim',
  key: 'tim-kerja',
  file: berkas,
  yearOf: ({ tahunKinerja }) => tahunKinerja,
  endpoints: {
    queue: validasiEndpoints.list,
    exportQueue: validasiEndpoints.export,
    judgeMany: validasiEndpoints.putuskan,
  },
  asked: { sebagai },
  columns: antreanColumns(show),
  filters: [
    {
      name: 'tampil',
      label: 'Tampilkan',
      options: [{ value: 'diputus', label: 'Yang sudah saya putuskan' }],
    },
    {
      name: 'saring',
      label: 'Saring',
      options: optionsOf({
        terlambat: 'Lewat tujuh hari',
        berubah: 'Perubahan dari yang disetujui',
        dipinjam: 'Dipinjam',
        tambahan: 'Penugasan tambahan',
      }),
    },
  ],
  sort: null,
  labelOf: ({ nama }) => nama,
  waits: isWaiting,
  bodyOf: (baris, { valid, catatan }) => ({
    putusan: valid ? 'setujui' : 'tolak',
    baris,
    catatan: catatan ?? '',
  }),
  chosenWords: (rows) => rows.map(({ nama }) => nama).join(', '),
  above: (answer) => (
    <>
      {sebagai === 'semua' && <TimViews current="tim-kerja.persetujuan" />}
      <Waiting role="status">{answer && waitingWords(answer)}</Waiting>
    </>
  ),
});

const waitingWords = ({ jumlah: { menunggu, terlambat } }: Answer) =>
  `${menunggu} menunggu keputusan Anda${terlambat > 0 ? `, ${terlambat} di antaranya lewat tujuh hari` : ''}`;

/** A queue of places that wait for the reader: search, filter, and a decision about one or many. */
export function antreanPage(antrean: Antrean) {
  const queue = queueOf(antrean);
  return { Page: queuePage(queue), prepare: prepareQueue(queue) };
}
