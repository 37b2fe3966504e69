import {
  type LkeTindakLanjut,
  rencanaTindakLanjutFields as rencanaFields,
  tutupTindakLanjutFields,
} from '@selaras/contracts';
import {
  formatDate,
  formatDateTime,
  keadaanTindakLanjutWords,
  type LangkahTindakLanjutLke,
} from '@selaras/domain';
import { Button, Card, DefinitionGrid, lateDialog, Stack, space, tokens, wrapRow } from '@selaras/ui';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { KeadaanTindakLanjutBadge } from './keadaan-tindak-lanjut-badge';
import { Lampiran } from './lampiran';
import { verbOf } from './langkah-words';

const LangkahDialog = lateDialog(async () => (await import('./langkah-dialog')).LangkahDialog);
const RencanaDialog = lateDialog(async () => (await import('./rencana-dialog')).RencanaDialog);

const Marks = styled.span`
  ${wrapRow(2)}
`;

const Steps = styled.div`
  ${wrapRow(2)}
  @media print { display: none; }
`;

const History = styled.details`
  font-size: ${tokens.text[12]};
  & summary { cursor: pointer; min-height: 24px; color: ${tokens.colour.muted}; }
  & ol { margin: ${space(1)} 0 0; padding-left: ${space(4)}; }
  & li { overflow-wrap: anywhere; }
`;

const rencanaNames = Object.keys(rencanaFields) as (keyof typeof rencanaFields)[];
const rencanaFacts = (row: LkeTindakLanjut) =>
  rencanaNames.map((name) => {
    const { label, kind } = rencanaFields[name];
    const value = row[name];
    return { term: label, value: kind === 'date' ? formatDate(value) : value, wide: kind === 'area' };
  });

interface TindakLanjutCardProps {
  row: LkeTindakLanjut;
  /** Names the unit too, where rows of several stand together. */
  showUnit?: boolean;
}

/** One recommendation with what the unit does about it, its evidence, and the steps that its reader may take. */
export function TindakLanjutCard({ row, showUnit = false }: TindakLanjutCardProps) {
  const { nomor, uraian, rekomendasi, catatan, ditarik } = row;
  const [dialog, setDialog] = useState<LangkahTindakLanjutLke | 'rencana' | null>(null);
  const close = () => setDialog(null);
  return (
    <Card
      headingLevel={3}
      title={`${nomor} ${rekomendasi}`}
      description={showUnit ? row.satuan_kerja.satuan_kerja_nama : uraian}
      actions={
        <Marks>
          <KeadaanTindakLanjutBadge {...row} />
        </Marks>
      }
    >
      <Stack $gap={4}>
        {ditarik !== null && <p>{ditarik}</p>}
        <DefinitionGrid
          items={[
            ...rencanaFacts(row),
            ...(catatan === null
              ? []
              : [{ term: tutupTindakLanjutFields.catatan.alone, value: catatan, wide: true }]),
          ]}
        />
        <Lampiran row={row} />
        {(row.menulis || row.langkah.length > 0) && (
          <Steps>
            {row.menulis && (
              <Button
                icon={<PencilLine size={16} />}
                aria-label={`Isi rencana ${nomor}`}
                onClick={() => setDialog('rencana')}
              >
                Isi rencana
              </Button>
            )}
            {row.langkah.map((langkah) => (
              <Button
                key={langkah}
                variant={langkah === 'kembalikan' ? 'secondary' : 'primary'}
                aria-label={`${verbOf(langkah)} ${nomor}`}
                onClick={() => setDialog(langkah)}
              >
                {verbOf(langkah)}
              </Button>
            ))}
          </Steps>
        )}
        {row.riwayat.length > 0 && (
          <History>
            <summary>Riwayat ({row.riwayat.length})</summary>
            <ol>
              {row.riwayat.map(({ waktu, pengguna, ke, catatan: said }) => (
                <li key={waktu}>
                  {formatDateTime(waktu)} · {pengguna}: {keadaanTindakLanjutWords[ke].toLowerCase()}
                  {said !== null && ` (${said})`}
                </li>
              ))}
            </ol>
          </History>
        )}
      </Stack>
      {dialog === 'rencana' && <RencanaDialog row={row} onClose={close} />}
      {dialog !== null && dialog !== 'rencana' && (
        <LangkahDialog row={row} langkah={dialog} onClose={close} />
      )}
    </Card>
  );
}
