import { apiClient, optionQueries, rowEtag } from '@selaras/api-client';
import { type TimKerjaRinci, timFields } from '@selaras/contracts';
import { statusPerjanjianWords } from '@selaras/domain';
import { useNavigate, usePages, useSession } from '@selaras/portal';
import { useVersioned } from '@selaras/resource';
import { useAct, VersionedDialog } from '@selaras/resource/act';
import { QueryPicker } from '@selaras/resource/picker';
import { missingTyped, TypedField, typedBody, typedWords } from '@selaras/resource/typed';
import { useState } from 'react';
import { refusalOf } from '../../anggota/refusal';
import { timEndpoints } from '../../anggota/tim-queries';
import { CalonPicker } from './calon-picker';
import { type IsianTim, isianOf, type TimBerisi, timBaru, useNames } from './isian-tim';

const { unit_kerja_id, ketua_pegawai_id } = timFields;
const { nama } = typedWords(timFields);

interface TimDialogProps {
  /** null: a new one. */
  tim: TimKerjaRinci | null;
  onClose: () => void;
}

/** Forms a team, or changes its name, division and leader. */
export function TimDialog({ tim, onClose }: TimDialogProps) {
  const { user } = useSession();
  const form = useVersioned<TimBerisi, IsianTim>(tim ?? timBaru, isianOf, {
    draft: ['tim', tim?.id ?? 'baru'],
  });
  const { row, values: isi, set } = form;
  const [chosenUnit, chooseUnit] = useState(user?.satuan_kerja_id ?? null);
  const satuan_kerja_id = tim?.satuan_kerja.satuan_kerja_id ?? chosenUnit;
  const names = useNames([tim, row]);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const save = useAct({
    send: (idempotencyKey, unit: number) =>
      tim === null
        ? apiClient.request(timEndpoints.create, {
            body: { satuan_kerja_id: unit, ...typedBody(timFields, isi) },
            idempotencyKey,
          })
        : apiClient.request(timEndpoints.save, {
            params: { id: tim.id },
            body: typedBody(timFields, isi),
            ifMatch: rowEtag(row),
            idempotencyKey,
          }),
    handled: [409, 412, 422, 423],
    done: tim === null ? 'Tim dibentuk' : 'Tim disimpan',
    onDone: ({ data }) => {
      const address = tim === null ? hrefOf('tim-kerja.detail', { id: data.id }) : null;
      if (address !== null) void navigate(address);
    },
  });
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(timFields));
  const missing = missingTyped(timFields, isi);
  const replaced = 'ikatan_ketua' in row && row.ketua?.pegawai_id !== isi.ketua_pegawai_id ? row : null;
  return (
    <VersionedDialog
      title={tim === null ? 'Bentuk tim kerja' : 'Ubah tim kerja'}
      verb="Simpan"
      disabled={satuan_kerja_id === null}
      form={form}
      words={{
        nama,
        unit_kerja_id: [unit_kerja_id.label, names.bidang],
        ketua_pegawai_id: [ketua_pegawai_id.label, names.ketua],
      }}
      save={save}
      body={() => satuan_kerja_id ?? 0}
      isComplete={() => {
        setAsked(true);
        return Object.keys(missing).length === 0;
      }}
      chosen={chosenUnit !== (user?.satuan_kerja_id ?? null)}
      refusal={refusal}
      onClose={onClose}
    >
      {tim === null && user?.satuan_kerja_id === null && (
        <QueryPicker
          label="Satuan kerja"
          query={(search) => optionQueries.satuanKerja(search)}
          value={satuan_kerja_id}
          onChange={(unit) => {
            chooseUnit(unit === null ? null : Number(unit));
            set({ unit_kerja_id: null, ketua_pegawai_id: null });
          }}
        />
      )}
      <TypedField
        fields={timFields}
        name="nama"
        form={form}
        error={(asked ? missing.nama : undefined) ?? errorOf('nama')}
      />
      {satuan_kerja_id !== null && (
        <>
          <QueryPicker
            key={`bidang ${satuan_kerja_id}`}
            label={unit_kerja_id.label}
            required={false}
            query={(search) => optionQueries.unitKerja({ satuan_kerja_id, ...search })}
            value={isi.unit_kerja_id}
            error={errorOf('unit_kerja_id')}
            onChange={(id, choice) => {
              names.learn('bidang', choice);
              set({ unit_kerja_id: id === null ? null : Number(id) });
            }}
          />
          <CalonPicker
            key={`ketua ${satuan_kerja_id}`}
            label={ketua_pegawai_id.label}
            help={ketua_pegawai_id.help}
            satkerId={satuan_kerja_id}
            lingkup="sendiri"
            required={false}
            known={
              isi.ketua_pegawai_id === null
                ? null
                : { value: isi.ketua_pegawai_id, label: names.ketua(isi.ketua_pegawai_id) }
            }
            value={isi.ketua_pegawai_id}
            error={errorOf('ketua_pegawai_id')}
            onChange={(id, choice) => {
              names.learn('ketua', choice);
              set({ ketua_pegawai_id: id });
            }}
          />
        </>
      )}
      {replaced?.ketua && <IkatanKetua tim={replaced} />}
    </VersionedDialog>
  );
}

const statesOf = (perjanjian: TimKerjaRinci['ikatan_ketua']['perjanjian']) =>
  perjanjian.map(({ status }) => statusPerjanjianWords[status].toLowerCase()).join(', ');

/** What becomes of everything that binds the leader who is replaced. */
function IkatanKetua({ tim }: { tim: TimKerjaRinci }) {
  const { perjanjian, perjanjian_tim, jumlah_langkah } = tim.ikatan_ketua;
  const agreements =
    perjanjian.length === 0
      ? 'tidak mempunyai perjanjian kinerja pegawai tahun ini'
      : `mempunyai ${perjanjian.length} perjanjian kinerja pegawai (${statesOf(perjanjian)}) yang tetap atas namanya`;
  return (
    <div role="status">
      <p>
        {tim.ketua?.nama} {agreements}. Ketua baru membuat perjanjiannya sendiri.
      </p>
      {perjanjian_tim.length > 0 && (
        <p>
          {perjanjian_tim.length} perjanjian kinerja tim ini ({statesOf(perjanjian_tim)}) memuat namanya
          sebagai ketua, dan tetap begitu sampai dibuat perubahannya dengan ketua baru.
        </p>
      )}
      <p>
        {jumlah_langkah === 0
          ? 'Tidak ada langkah aksi tim yang dipegangnya.'
          : `Ia memegang ${jumlah_langkah} langkah aksi tim; langkah itu tetap atas namanya sampai dipindahkan.`}
      </p>
    </div>
  );
}
