import { type LangkahSaya, laporanFields, type RealisasiAnggota } from '@selaras/contracts';
import {
  bolehDilaporkan,
  EMPTY_VALUE,
  formatDate,
  formatMeasure,
  melebihiTarget,
  triwulanWord,
} from '@selaras/domain';
import { TypedField } from '@selaras/resource/typed';
import { RowSaveMark, type SaveQueue, type Saver, withEdit } from '@selaras/sheet';
import { Card, NumberField, Stack, space, tokens, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import { KeadaanRealisasiBadge } from '../keadaan-badge';
import { TertinggalBadge } from '../tertinggal-badge';
import { BuktiLaporan } from './bukti-laporan';
import { kirimWords, laporanColumns, laporanModel } from './laporan-model';

type Quarter = LangkahSaya['triwulan'][number];

const Marks = styled.div`
  ${wrapRow(1)}
`;

const Answer = styled.p`
  padding: ${space(2)} ${space(3)};
  border-left: 3px solid ${tokens.colour['line-strong']};
  background: ${tokens.colour.sunken};
  overflow-wrap: anywhere;
`;

interface LangkahCardProps {
  readonly langkah: LangkahSaya;
  readonly quarter: Quarter;
  readonly queue: SaveQueue<RealisasiAnggota>;
  readonly saver: Saver<RealisasiAnggota>;
}

/** One step of the member in a quarter: what is wanted, what he reached, what proves it, and what his leader answered. */
export function LangkahCard({ langkah, quarter, queue, saver }: LangkahCardProps) {
  const { sasaran, indikator, satuan, sub_kegiatan, tim, satuan_kerja } = langkah;
  const key = laporanModel.keyOf(quarter);
  const edit = queue.get(key);
  const shown = withEdit<RealisasiAnggota>(laporanModel, quarter, edit);
  const terbuka = quarter.tertutup === null && quarter.keadaan !== 'dikonfirmasi';
  const tw = triwulanWord(quarter.triwulan);
  const tanpaTarget = !bolehDilaporkan(quarter);
  // Of a quarter without a target a figure from before is taken back, and none is added.
  const berangka = !tanpaTarget || shown.realisasi !== null || quarter.realisasi !== null;
  return (
    <Card
      headingLevel={2}
      title={sasaran}
      description={[indikator, sub_kegiatan, tim.join(', ') || satuan_kerja.satuan_kerja_nama]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <Marks>
          <KeadaanRealisasiBadge keadaan={quarter.keadaan} />
          <TertinggalBadge tertinggal={langkah.triwulan_tertinggal} triwulan={quarter.triwulan} />
        </Marks>
      }
    >
      <Stack $gap={3}>
        <p>
          Target {tw}:{' '}
          <strong>{quarter.target === null ? EMPTY_VALUE : formatMeasure(quarter.target)}</strong> {satuan}
        </p>
        {quarter.catatan !== null && <Answer>Jawaban: {quarter.catatan}</Answer>}
        {terbuka ? (
          <>
            {tanpaTarget && (
              <p>Anda tidak punya target pada {tw}, sehingga tidak ada angka yang dilaporkan.</p>
            )}
            {berangka && (
              <NumberField
                label={`${laporanFields.realisasi.label} ${tw}`}
                required={false}
                inputMode="decimal"
                value={shown.realisasi}
                {...(satuan !== null && { unit: satuan })}
                {...(melebihiTarget({ target: quarter.target, realisasi: shown.realisasi }) && {
                  help: 'Lebih dari target. Ketua tim diberi tahu sebelum mengonfirmasi.',
                })}
                onChange={(realisasi) => saver.type([[quarter, { realisasi }]])}
              />
            )}
            <TypedField
              fields={laporanFields}
              name="uraian"
              form={{
                values: shown,
                set: ({ uraian }: { uraian: string }) => saver.type([[quarter, { uraian: uraian || null }]]),
              }}
              lines={4}
              error={undefined}
            />
          </>
        ) : (
          <>
            <p>
              {laporanFields.realisasi.label} {tw}:{' '}
              <strong>{quarter.realisasi === null ? EMPTY_VALUE : formatMeasure(quarter.realisasi)}</strong>{' '}
              {satuan}
            </p>
            {quarter.uraian !== null && <p>{quarter.uraian}</p>}
            <p>
              {quarter.keadaan === 'dikonfirmasi'
                ? `Sudah dikonfirmasi${olehOf(quarter)}. Minta yang mengonfirmasi mengembalikannya bila perlu diubah.`
                : quarter.tertutup}
            </p>
          </>
        )}
        <BuktiLaporan row={quarter} terbuka={terbuka} nama={sasaran} />
        <RowSaveMark
          edit={edit}
          model={laporanModel}
          columns={laporanColumns}
          saver={saver}
          rowKey={key}
          words={kirimWords}
        />
      </Stack>
    </Card>
  );
}

const olehOf = ({ dijawab }: Pick<Quarter, 'dijawab'>): string =>
  dijawab === null ? '' : ` ${dijawab.oleh} pada ${formatDate(dijawab.pada)}`;
