import { apiClient, rowEtag } from '@selaras/api-client';
import { type AnggotaTim, catatanAnggotaFields } from '@selaras/contracts';
import {
  isBeralasan,
  type LangkahAnggota,
  langkahAnggotaWords,
  langkahUnit,
  riwayatAnggotaWords,
} from '@selaras/domain';
import { ActDialog, useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { TypedField } from '@selaras/resource/typed';
import { useState } from 'react';
import { refusalOf } from './refusal';
import { anggotaEndpoints, validasiEndpoints } from './tim-queries';

const consequences: Readonly<Record<LangkahAnggota, string>> = {
  ajukan: 'Kepala bidangnya memutus dahulu, lalu kepala perangkat daerah.',
  tarik: 'Pengajuan kembali menjadi draf dan dapat diubah.',
  'setujui-kabid': 'Diteruskan kepada kepala perangkat daerah.',
  'tolak-kabid': 'Kembali kepada satuan kerja pemilik tim. Yang sudah disetujui sebelumnya tetap berlaku.',
  'cabut-kabid': 'Kembali menunggu keputusan kepala bidang.',
  'setujui-opd': 'Sejak itu ia dapat menerima langkah aksi tim.',
  'tolak-opd': 'Kembali kepada satuan kerja pemilik tim. Yang sudah disetujui sebelumnya tetap berlaku.',
  'cabut-opd': 'Ia tidak lagi dapat menerima langkah aksi tim.',
  nonaktifkan: 'Ia berhenti menjadi anggota tim; riwayatnya tetap.',
  aktifkan: 'Ia kembali menjadi draf, lalu diajukan seperti baru.',
};

/** Steps that the unit takes, and those of who decides, have calls of their own. */
const unitSteps = langkahUnit;
const isUnitStep = (langkah: LangkahAnggota): langkah is (typeof unitSteps)[number] =>
  unitSteps.some((one) => one === langkah);

interface LangkahDialogProps {
  anggota: Pick<AnggotaTim, 'id' | 'versi' | 'nama' | 'kunci' | 'tim'>;
  langkah: LangkahAnggota;
  onClose: () => void;
}

/** Asks before a step of a place, with a reason where the step needs one. */
export function LangkahDialog({ anggota, langkah, onClose }: LangkahDialogProps) {
  const { seen, refused } = useSeen(anggota);
  const { id, nama, kunci, tim } = seen;
  const [catatan, setCatatan] = useState('');
  const needed = isBeralasan(langkah);
  const take = useAct({
    send: (idempotencyKey) => {
      const common = { ifMatch: rowEtag(seen), idempotencyKey };
      const body = { catatan: catatan.trim() };
      return isUnitStep(langkah)
        ? apiClient.request(anggotaEndpoints.langkah, {
            ...common,
            params: { id: tim.id, nip: kunci },
            body: { ...body, langkah },
          })
        : apiClient.request(validasiEndpoints.langkah, {
            ...common,
            params: { anggotaId: id },
            body: { ...body, langkah },
          });
    },
    handled: [409, 412, 422, 423],
    done: `${nama}: ${riwayatAnggotaWords[langkah].toLowerCase()}`,
    onRefused: refused,
    onDone: onClose,
  });
  const { errorOf, refusal } = refusalOf(take.error, ['catatan']);
  return (
    <ActDialog
      title={`${langkahAnggotaWords[langkah]}: ${nama}`}
      description={consequences[langkah]}
      verb={langkahAnggotaWords[langkah]}
      danger={needed}
      sending={take}
      typed={catatan !== ''}
      refusal={refusal}
      onSubmit={() => take.mutate()}
      onClose={onClose}
    >
      <TypedField
        fields={catatanAnggotaFields}
        name="catatan"
        form={{ values: { catatan }, set: (part: { catatan: string }) => setCatatan(part.catatan) }}
        {...(needed && { label: 'Alasan', required: true })}
        lines={4}
        error={errorOf('catatan')}
      />
    </ActDialog>
  );
}
