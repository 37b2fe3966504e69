import { apiClient, rowEtag } from '@selaras/api-client';
import { jabatanPegawaiFields, type PegawaiDetail } from '@selaras/contracts';
import { EMPTY_VALUE, nipMessages, nipProblem } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useVersioned } from '@selaras/resource';
import { VersionedDialog } from '@selaras/resource/act';
import { missingTyped, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { useState } from 'react';
import {
  chosenJabatan,
  type JabatanDraft,
  type JabatanField,
  JabatanFields,
  typedJabatan,
} from './jabatan-fields';
import { pegawaiEndpoints } from './pegawai-queries';
import { usePegawaiAct } from './use-pegawai-act';

interface JabatanDialogProps {
  title: string;
  description: string;
  verb: string;
  done: string;
  /** Who is changed; null: somebody new. */
  pegawai: PegawaiDetail | null;
  startOf: (pegawai: PegawaiDetail | null) => JabatanDraft;
  fields: readonly JabatanField[];
  /** Fields that may stay empty here, though their description asks for them. */
  optional?: readonly JabatanField[];
  /** Writes over the employee as he was when it was typed. */
  send: (
    draft: JabatanDraft,
    over: PegawaiDetail | null,
    idempotencyKey: string,
  ) => Promise<{ readonly data: PegawaiDetail }>;
  onDone: (pegawai: PegawaiDetail) => void;
  onClose: () => void;
}

/** Asks for a post and sends it; what is missing is said beside its field. */
function JabatanDialog({
  pegawai,
  startOf,
  fields,
  optional = [],
  send,
  done,
  onDone,
  ...dialog
}: JabatanDialogProps) {
  const form = useVersioned<PegawaiDetail | null, JabatanDraft>(pegawai, startOf, {
    draft: ['pegawai', dialog.verb, pegawai?.id ?? 'baru'],
  });
  const { row, values: draft } = form;
  const [tried, setTried] = useState(false);
  const { act, faultOf, refusal } = usePegawaiAct(
    done,
    (key, input: JabatanDraft) => send(input, row, key),
    onDone,
  );
  const asked = [...fields, ...ofPost];
  const missing = (field: JabatanField): string | undefined => {
    if (!asked.includes(field) || optional.includes(field)) return undefined;
    if (field !== 'nip') return missingTyped({ ...typedJabatan, ...unitOf }, draft)[field as AskedFor];
    const problem = nipProblem(draft.nip.replaceAll(/\s+/g, ''));
    return problem === null ? undefined : nipMessages[problem];
  };
  const errorOf = (field: JabatanField) => (tried ? missing(field) : undefined) ?? faultOf(field);
  return (
    <VersionedDialog
      {...dialog}
      form={form}
      words={wordsOf([pegawai, row])}
      save={act}
      body={() => draft}
      isComplete={() => {
        setTried(true);
        return asked.every((field) => missing(field) === undefined);
      }}
      refusal={refusal}
    >
      <JabatanFields
        draft={draft}
        onChange={form.set}
        fields={fields}
        optional={optional}
        errorOf={errorOf}
      />
    </VersionedDialog>
  );
}

const ofPost = Object.keys(jabatanPegawaiFields) as (keyof typeof jabatanPegawaiFields)[];
const { satuan_kerja_id, unit_kerja_id, atasan_nip } = chosenJabatan;
const unitOf = { satuan_kerja_id };
type AskedFor = keyof typeof typedJabatan | keyof typeof unitOf;
const typedWordsOfJabatan = typedWords(typedJabatan);

/** What each field of a post is called, and its value in words: places and people by the names that the employee has. */
function wordsOf(known: readonly (PegawaiDetail | null)[]) {
  const named = (id: number | string | null, nameOf: (one: PegawaiDetail) => string | null | undefined) =>
    id === null
      ? EMPTY_VALUE
      : (known.map((one) => one && nameOf(one)).find((name) => name != null) ?? `Pilihan Anda (nomor ${id})`);
  return {
    ...typedWordsOfJabatan,
    satuan_kerja_id: [
      satuan_kerja_id.label,
      (id: number | null) =>
        named(id, ({ satuan_kerja: unit }) =>
          unit.satuan_kerja_id === id ? unit.satuan_kerja_nama : undefined,
        ),
    ],
    unit_kerja_id: [
      unit_kerja_id.label,
      (id: number | null) => named(id, (one) => (one.unit_kerja_id === id ? one.unit_kerja_nama : undefined)),
    ],
    atasan_nip: [
      atasan_nip.label,
      (nip: string | null) => named(nip, ({ atasan }) => (atasan?.nip === nip ? atasan?.nama : undefined)),
    ],
  } as const;
}

/** What is sent of a post. A superior of another unit, whose number is not told, stays when nobody else is chosen. */
function jabatanOf(draft: JabatanDraft, before: PegawaiDetail | null = null) {
  const keeps = draft.atasan_nip === null && before?.atasan?.nip === null;
  return {
    ...typedBody(jabatanPegawaiFields, draft),
    unit_kerja_id: draft.unit_kerja_id,
    ...(!keeps && { atasan_nip: draft.atasan_nip }),
  };
}

const draftOf = (pegawai: PegawaiDetail): JabatanDraft => ({
  ...typedValues(typedJabatan, pegawai),
  satuan_kerja_id: pegawai.satuan_kerja.satuan_kerja_id,
  unit_kerja_id: pegawai.unit_kerja_id,
  atasan_nip: pegawai.atasan?.nip ?? null,
  tmt_jabatan: '',
});

interface BaruProps {
  onDone: (nip: string) => void;
  onClose: () => void;
}

/** Adds an employee. */
export function PegawaiBaruDialog({ onDone, onClose }: BaruProps) {
  const { user } = useSession();
  return (
    <JabatanDialog
      title="Tambah pegawai"
      description="NIP diperiksa menurut tanggal lahir, pengangkatan dan jenis kelaminnya; PPPK dikenali dari NIP-nya."
      verb="Simpan"
      done="Pegawai ditambahkan"
      fields={['nip', 'nama', 'satuan_kerja_id', 'tmt_jabatan']}
      optional={['tmt_jabatan']}
      pegawai={null}
      startOf={() => ({
        ...typedValues(typedJabatan, null),
        jenis_jabatan: 'pelaksana',
        satuan_kerja_id: user?.satuan_kerja_id ?? null,
        unit_kerja_id: null,
        atasan_nip: null,
      })}
      send={(draft, _, idempotencyKey) =>
        apiClient.request(pegawaiEndpoints.create, {
          body: {
            ...jabatanOf(draft),
            nip: draft.nip.replaceAll(/\s+/g, ''),
            nama: draft.nama,
            satuan_kerja_id: draft.satuan_kerja_id ?? 0,
            tmt_jabatan: draft.tmt_jabatan === '' ? null : draft.tmt_jabatan,
          },
          idempotencyKey,
        })
      }
      onDone={({ nip }) => onDone(nip)}
      onClose={onClose}
    />
  );
}

interface ActProps {
  pegawai: PegawaiDetail;
  onDone: (pegawai: PegawaiDetail) => void;
  onClose: () => void;
}

/** Corrects name and present post without a new day. */
export function KoreksiDialog({ pegawai, ...rest }: ActProps) {
  return (
    <JabatanDialog
      {...rest}
      title="Betulkan data"
      description="Untuk salah tulis: jabatan yang berlaku dibetulkan tanpa tanggal baru. Jabatan yang berganti dicatat sebagai pindah."
      verb="Simpan"
      done="Data pegawai dibetulkan"
      fields={['nama']}
      pegawai={pegawai}
      startOf={(row) => draftOf(row ?? pegawai)}
      send={(draft, over) =>
        apiClient.request(pegawaiEndpoints.update, {
          params: { nip: pegawai.nip },
          ifMatch: rowEtag(over ?? pegawai),
          body: { ...jabatanOf(draft, over), nama: draft.nama },
        })
      }
    />
  );
}

/** Another post, unit, rank or superior since a day; of who had left, his return. */
export function JabatanBaruDialog({ pegawai, ...rest }: ActProps) {
  const { nip, berhenti_pada } = pegawai;
  const returns = berhenti_pada !== null;
  return (
    <JabatanDialog
      {...rest}
      title={returns ? 'Catat kembali bekerja' : 'Catat pindah atau jabatan baru'}
      description="Jabatan sebelumnya berakhir pada tanggal ini. Perjanjian dan langkah aksi tahun lalu tetap memuat jabatan yang dulu."
      verb="Catat"
      done={returns ? 'Pegawai bekerja kembali' : 'Jabatan baru dicatat'}
      fields={['satuan_kerja_id', 'tmt_jabatan']}
      pegawai={pegawai}
      startOf={(row) => draftOf(row ?? pegawai)}
      send={(draft, over) => {
        const input = {
          params: { nip },
          ifMatch: rowEtag(over ?? pegawai),
          body: {
            ...jabatanOf(draft, over),
            satuan_kerja_id: draft.satuan_kerja_id ?? 0,
            tmt_jabatan: draft.tmt_jabatan,
          },
        };
        return returns
          ? apiClient.request(pegawaiEndpoints.kembali, input)
          : apiClient.request(pegawaiEndpoints.pindah, input);
      }}
    />
  );
}
