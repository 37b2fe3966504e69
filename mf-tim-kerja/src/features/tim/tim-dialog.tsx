import {
  apiClient,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  optionQueries,
  rowEtag,
} from '@selaras/api-client';
import type { TimKerjaRinci } from '@selaras/contracts';
import { statusPerjanjianWords } from '@selaras/domain';
import { useNavigate, usePages, useSession } from '@selaras/portal';
import { ActDialog } from '@selaras/resource';
import { QueryPicker } from '@selaras/resource/picker';
import { TextField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../anggota/refusal';
import { timEndpoints } from '../../anggota/tim-queries';
import { CalonPicker } from './calon-picker';

interface TimDialogProps {
  /** null: a new one. */
  tim: TimKerjaRinci | null;
  onClose: () => void;
}

/** Forms a team, or changes its name, division and leader. */
export function TimDialog({ tim, onClose }: TimDialogProps) {
  const { user } = useSession();
  const before = {
    satuan_kerja_id: tim?.satuan_kerja.satuan_kerja_id ?? user?.satuan_kerja_id ?? null,
    nama: tim?.nama ?? '',
    unit_kerja_id: tim?.unit_kerja?.id ?? null,
    ketua_pegawai_id: tim?.ketua?.pegawai_id ?? null,
  };
  const [value, setValue] = useState(before);
  const [asked, setAsked] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const set = (changed: Partial<typeof value>) => setValue({ ...value, ...changed });
  const { satuan_kerja_id, ...isi } = value;
  const save = useMutation({
    mutationFn: (unit: number) =>
      tim === null
        ? apiClient.request(timEndpoints.create, { body: { satuan_kerja_id: unit, ...isi }, idempotencyKey })
        : apiClient.request(timEndpoints.save, {
            params: { id: tim.id },
            body: isi,
            ifMatch: rowEtag(tim),
            idempotencyKey,
          }),
    meta: handledByPage(409, 412, 422, 423),
    onSettled: () => invalidate(queries),
    onSuccess: ({ data }) => {
      toast.show({ tone: 'success', title: tim === null ? 'Tim dibentuk' : 'Tim disimpan' });
      onClose();
      const address = tim === null ? hrefOf('tim-kerja.detail', { id: data.id }) : null;
      if (address !== null) void navigate(address);
    },
  });
  const { errorOf, refusal } = refusalOf(save.error, ['nama', 'unit_kerja_id', 'ketua_pegawai_id']);
  const changesKetua = tim !== null && tim.ketua !== null && isi.ketua_pegawai_id !== tim.ketua.pegawai_id;
  return (
    <ActDialog
      title={tim === null ? 'Bentuk tim kerja' : 'Ubah tim kerja'}
      verb="Simpan"
      disabled={satuan_kerja_id === null}
      sending={save}
      typed={JSON.stringify(value) !== JSON.stringify(before)}
      refusal={refusal}
      onSubmit={() => {
        setAsked(true);
        if (isi.nama.trim().length >= 3 && satuan_kerja_id !== null) save.mutate(satuan_kerja_id);
      }}
      onClose={onClose}
    >
      {tim === null && user?.satuan_kerja_id === null && (
        <QueryPicker
          label="Satuan kerja"
          query={(search) => optionQueries.satuanKerja(search)}
          value={satuan_kerja_id}
          onChange={(unit) =>
            set({
              satuan_kerja_id: unit === null ? null : Number(unit),
              unit_kerja_id: null,
              ketua_pegawai_id: null,
            })
          }
        />
      )}
      <TextField
        label="Nama tim"
        maxLength={200}
        value={value.nama}
        error={
          asked && isi.nama.trim().length < 3 ? 'Tulis nama tim, sekurangnya tiga huruf' : errorOf('nama')
        }
        onChange={({ target }) => set({ nama: target.value })}
      />
      {satuan_kerja_id !== null && (
        <>
          <QueryPicker
            key={`bidang ${satuan_kerja_id}`}
            label="Bidang"
            required={false}
            query={(search) => optionQueries.unitKerja({ satuan_kerja_id, ...search })}
            value={value.unit_kerja_id}
            error={errorOf('unit_kerja_id')}
            onChange={(id) => set({ unit_kerja_id: id === null ? null : Number(id) })}
          />
          <CalonPicker
            key={`ketua ${satuan_kerja_id}`}
            label="Ketua tim"
            help="Pegawai satuan kerja ini. Boleh dipilih kemudian."
            satkerId={satuan_kerja_id}
            lingkup="sendiri"
            required={false}
            known={tim?.ketua ? { value: tim.ketua.pegawai_id, label: tim.ketua.nama } : null}
            value={value.ketua_pegawai_id}
            error={errorOf('ketua_pegawai_id')}
            onChange={(ketua_pegawai_id) => set({ ketua_pegawai_id })}
          />
        </>
      )}
      {changesKetua && <IkatanKetua tim={tim} />}
    </ActDialog>
  );
}

/** What becomes of everything that binds the leader who is replaced. */
function IkatanKetua({ tim }: { tim: TimKerjaRinci }) {
  const { perjanjian, jumlah_langkah } = tim.ikatan_ketua;
  const agreements =
    perjanjian.length === 0
      ? 'tidak mempunyai perjanjian kinerja pegawai tahun ini'
      : `mempunyai ${perjanjian.length} perjanjian kinerja pegawai (${perjanjian
          .map(({ status }) => statusPerjanjianWords[status].toLowerCase())
          .join(', ')}) yang tetap atas namanya`;
  return (
    <div role="status">
      <p>
        {tim.ketua?.nama} {agreements}. Ketua baru membuat perjanjiannya sendiri.
      </p>
      <p>
        {jumlah_langkah === 0
          ? 'Tidak ada langkah aksi tim yang dipegangnya.'
          : `Ia memegang ${jumlah_langkah} langkah aksi tim; langkah itu tetap atas namanya sampai dipindahkan.`}
      </p>
    </div>
  );
}
