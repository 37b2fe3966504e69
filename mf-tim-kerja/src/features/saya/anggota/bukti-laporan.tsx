import { failureText } from '@selaras/api-client';
import { BUKTI_PER_TRIWULAN, fileKinds, filePurposes, type RealisasiAnggota } from '@selaras/contracts';
import { uploadMark } from '@selaras/portal';
import { FilesList } from '@selaras/resource/files';
import { FileZone, FormField, IconButton, Stack, space, tokens } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useBukti } from './use-bukti';

const jenis = filePurposes.bukti_langkah_aksi.map((kind) => fileKinds[kind]);
const accept = jenis.flatMap(({ suffixes, jenis: media }) => [media, ...suffixes]).join(',');

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  font-size: ${tokens.text[12]};
`;

/** Evidence of a quarter: what is attached, what is on its way, and the way to add a photograph or file. */
export function BuktiLaporan({
  row,
  terbuka,
  nama,
}: {
  row: RealisasiAnggota;
  terbuka: boolean;
  nama: string;
}) {
  const { kiriman, send, drop, lepas } = useBukti(row);
  const files = row.bukti.map(({ berkas }) => berkas);
  const room = BUKTI_PER_TRIWULAN - files.length - kiriman.filter(({ state }) => state !== 'hilang').length;
  const remove = (berkasId: number) => {
    const found = row.bukti.find(({ berkas }) => berkas.id === berkasId);
    if (found !== undefined) lepas.mutate(found.id);
  };
  const isSending = kiriman.some(({ state }) => state === 'menunggu' || state === 'dikirim');
  return (
    <Stack $gap={2} {...uploadMark(isSending, { outlives: true })}>
      <FilesList berkas={files} onRemove={terbuka ? ({ id }) => remove(id) : undefined} />
      {lepas.error && <p role="alert">{failureText(lepas.error).pesan}</p>}
      {kiriman.map(({ id, nama: name, state, part, fault }) => (
        <Row key={id} role={state === 'gagal' || state === 'hilang' ? 'alert' : 'status'}>
          <span>
            {name}:{' '}
            {state === 'dikirim'
              ? `dikirim ${Math.round(part * 100)}%`
              : state === 'hilang'
                ? 'belum terkirim ketika halaman dimuat ulang. Pilih lagi berkasnya.'
                : (fault ?? 'menunggu giliran')}
            {state === 'menunggu' &&
              fault !== null &&
              ' Dikirim sendiri saat sambungan kembali; jangan tutup tab ini.'}
          </span>
          {state !== 'dikirim' && (
            <IconButton
              label={`Tutup ${name}`}
              icon={<X size={16} />}
              size="small"
              onClick={() => drop(id)}
            />
          )}
        </Row>
      ))}
      {terbuka && room > 0 && (
        <FormField label={`Bukti ${nama}`} labelHidden required={false}>
          {(control) => (
            <FileZone
              control={control}
              accept={accept}
              multiple
              disabled={false}
              title="Tambah foto atau berkas bukti"
              hint="PDF, foto, XLSX, DOCX; paling besar 10 MB"
              onFiles={(chosen) => {
                for (const file of chosen.slice(0, room)) send(file);
              }}
            />
          )}
        </FormField>
      )}
    </Stack>
  );
}
