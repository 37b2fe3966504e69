import { type LkeBaris, type LkeInstrumen, tanggapanLkeFields } from '@selaras/contracts';
import { kekuranganBaris, kekuranganLkeWords } from '@selaras/domain';
import { type RowEdit, type RowModel, RowSaveMark, type Saver, withEdit } from '@selaras/sheet';
import { Badge, Card, Stack, TextAreaField } from '@selaras/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { saveWords } from '../../lembar/save-words';
import { useTypedText } from '../../lembar/use-typed-text';
import { BuktiKriteria } from '../bukti/bukti-kriteria';
import { useSendToKriteria } from '../bukti/use-uploads';
import { overSign } from '../bukti/zona/bukti-zone';
import { useFileTarget } from '../bukti/zona/use-file-target';
import { BuktiList } from '../eviden/bukti-list';
import { isianColumns } from '../eviden/isian';
import { anchorOf, type PlacedKriteria } from '../eviden/layout';
import { Percakapan } from '../percakapan/percakapan';
import { EarlierRound } from './earlier-round';

/** Long words of a heading break where a telephone with large text has no room for them. */
const Criterion = styled(Card)<{ $over: boolean }>`
  & h3 { overflow-wrap: anywhere; }
  && { ${({ $over }) => $over && overSign} }
`;

const tanggapan = tanggapanLkeFields.uraian;

export interface RepairRowProps {
  readonly kriteria: PlacedKriteria;
  readonly instrumen: Pick<LkeInstrumen, 'skala' | 'tahun'>;
  readonly row: LkeBaris;
  readonly edit: RowEdit<LkeBaris> | undefined;
  readonly writable: boolean;
  readonly satkerId: number;
  /** Whether the reader may see what the evidence is. */
  readonly seesBukti: boolean;
  readonly model: RowModel<LkeBaris>;
  readonly saver: Saver<LkeBaris>;
}

/** A criterion that the evaluator flagged: what was said of it, the unit's reply and its new evidence. */
export const RepairRow = memo(function RepairRow({
  kriteria: { id, nomor, uraian, sumber },
  instrumen,
  row,
  edit,
  writable,
  satkerId,
  seesBukti,
  model,
  saver,
}: RepairRowProps) {
  const shown = withEdit(model, row, edit);
  const reply = shown.tahap_2.uraian ?? '';
  const [text, typeText] = useTypedText(shown.tahap_2.uraian);
  const own = { satkerId, kriteriaId: id, tahun: instrumen.tahun };
  const sendAll = useSendToKriteria(own, nomor);
  const { over, handlers } = useFileTarget(writable && seesBukti, sendAll);
  const missing = kekuranganBaris('ajukan-perbaikan', instrumen, shown);
  return (
    <Criterion
      id={anchorOf(id)}
      tabIndex={-1}
      aria-label={`${nomor} ${uraian}`}
      title={`${nomor} ${uraian}`}
      headingLevel={3}
      $over={over}
      {...handlers}
      actions={missing && <Badge tone="warning">{kekuranganLkeWords[missing]}</Badge>}
    >
      <Stack $gap={3}>
        <EarlierRound row={row} />
        {writable ? (
          <div>
            <TextAreaField
              label={`${tanggapan.label} ${nomor}`}
              required={false}
              lines={2}
              maxLength={tanggapan.maxLength}
              value={text}
              onChange={({ target }) => {
                typeText(target.value);
                saver.type([[row, { uraian: target.value === '' ? null : target.value }]]);
              }}
            />
            <RowSaveMark
              edit={edit}
              model={model}
              columns={isianColumns[2]}
              saver={saver}
              rowKey={String(id)}
              words={saveWords}
            />
          </div>
        ) : (
          <p>
            <strong>{tanggapan.label}:</strong> {reply || 'belum ada'}
          </p>
        )}
        <div>
          <strong>Eviden baru</strong>
          {seesBukti ? (
            <BuktiKriteria
              kriteria={own}
              tahap={2}
              bukti={row.bukti.filter(({ tahap }) => tahap === 2)}
              writable={writable}
              portal={sumber.length > 0}
              onFiles={sendAll}
            />
          ) : (
            <BuktiList bukti={[]} jumlah={row.jumlah_bukti.tahap_2} />
          )}
        </div>
        {seesBukti && <Percakapan satkerId={satkerId} kriteriaId={id} nomor={nomor} open={writable} />}
      </Stack>
    </Criterion>
  );
});
