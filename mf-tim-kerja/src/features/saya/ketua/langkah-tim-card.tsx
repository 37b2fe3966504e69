import { failureText } from '@selaras/api-client';
import type { BagianLangkah, LangkahTim, RealisasiAnggota, TimSayaDetail } from '@selaras/contracts';
import { EMPTY_VALUE, formatMeasure, triwulanWord } from '@selaras/domain';
import { FilesList } from '@selaras/resource/files';
import { Badge, Button, Card, lateDialog, Stack, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { KeadaanRealisasiBadge } from '../keadaan-badge';
import { usePutuskan } from '../use-ketua';
import { KembalikanDialog } from './kembalikan-dialog';

const LateBagi = lateDialog(async () => (await import('../bagi/bagi-dialog')).BagiDialog);

const Parts = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: ${space(2)}; padding-block: ${space(2)}; border-top: 1px solid ${tokens.colour.line}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

const figure = (value: number | null) => (value === null ? EMPTY_VALUE : formatMeasure(value));

interface LangkahTimCardProps {
  readonly tim: TimSayaDetail;
  readonly langkah: LangkahTim;
  readonly triwulan: number;
}

/** One step of a team in a quarter: who carries how much, what they reported, and the leader’s answers. */
export function LangkahTimCard({ tim, langkah, triwulan }: LangkahTimCardProps) {
  const [bagi, setBagi] = useState(false);
  const { sasaran, indikator, satuan, sub_kegiatan, target, bagian, tidak_dibagi } = langkah;
  return (
    <Card
      headingLevel={3}
      title={sasaran}
      description={[indikator, sub_kegiatan].filter(Boolean).join(' · ')}
      actions={
        tidak_dibagi === null && (
          <Button aria-label={`Bagi ${sasaran}`} onClick={() => setBagi(true)}>
            Bagi
          </Button>
        )
      }
    >
      <Stack $gap={2}>
        <p>
          Target {triwulanWord(triwulan)}: <strong>{figure(target[triwulan - 1] ?? null)}</strong> {satuan}
        </p>
        {tidak_dibagi !== null && <p>{tidak_dibagi}</p>}
        {bagian.length === 0 && <p>Belum dibagi kepada siapa pun.</p>}
        <Parts>
          {bagian.map((one) => {
            const row = one.triwulan[triwulan - 1];
            return row && <BagianRow key={one.id} timId={tim.id} bagian={one} row={row} satuan={satuan} />;
          })}
        </Parts>
      </Stack>
      {bagi && <LateBagi tim={tim} langkah={langkah} onClose={() => setBagi(false)} />}
    </Card>
  );
}

interface BagianRowProps {
  readonly timId: number;
  readonly bagian: BagianLangkah;
  readonly row: RealisasiAnggota;
  readonly satuan: string | null;
}

function BagianRow({ timId, bagian, row, satuan }: BagianRowProps) {
  const [returning, setReturning] = useState(false);
  const putuskan = usePutuskan(timId);
  const { nama, disetujui, diputus, tertinggal } = bagian;
  const { realisasi, target, keadaan, uraian, catatan, bukti } = row;
  return (
    <li>
      <Line>
        <strong>{nama}</strong>
        <span>
          {figure(realisasi)} dari {figure(target)} {satuan}
        </span>
        <KeadaanRealisasiBadge keadaan={keadaan} />
        {tertinggal && <Badge tone="danger">Tertinggal</Badge>}
        {!disetujui && <Badge tone="warning">Bukan anggota yang disetujui</Badge>}
      </Line>
      {uraian !== null && <p>{uraian}</p>}
      {catatan !== null && <p>Jawaban terakhir: {catatan}</p>}
      <FilesList berkas={bukti.map(({ berkas }) => berkas)} />
      {putuskan.error && <p role="alert">{failureText(putuskan.error).pesan}</p>}
      {diputus && realisasi !== null && (
        <Line>
          {keadaan !== 'dikonfirmasi' && (
            <Button
              size="small"
              variant="primary"
              aria-label={`Konfirmasi ${nama}`}
              loading={putuskan.isPending}
              onClick={() => putuskan.mutate({ row, putusan: 'dikonfirmasi' })}
            >
              Konfirmasi
            </Button>
          )}
          {keadaan !== 'dikembalikan' && (
            <Button size="small" aria-label={`Kembalikan ${nama}`} onClick={() => setReturning(true)}>
              Kembalikan
            </Button>
          )}
        </Line>
      )}
      {returning && (
        <KembalikanDialog timId={timId} nama={nama} row={row} onClose={() => setReturning(false)} />
      )}
    </li>
  );
}
