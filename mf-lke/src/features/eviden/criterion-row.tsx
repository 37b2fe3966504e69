import { isianLkeFields, type LkeBaris, type LkeInstrumen, type LkeTahunLalu } from '@selaras/contracts';
import { kekuranganBaris, kekuranganLkeWords } from '@selaras/domain';
import { type RowEdit, RowSaveMark, withEdit } from '@selaras/sheet';
import { Badge, space, TextAreaField, tokens, wrapRow } from '@selaras/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { saveWords } from '../../lembar/save-words';
import { useTypedText } from '../../lembar/use-typed-text';
import { BuktiKriteria } from '../bukti/bukti-kriteria';
import { useAjukan } from '../bukti/use-bukti';
import { useSendToKriteria } from '../bukti/use-uploads';
import { overSign } from '../bukti/zona/bukti-zone';
import { useFileTarget } from '../bukti/zona/use-file-target';
import { Percakapan } from '../percakapan/percakapan';
import { AnswerButtons } from './answer-buttons';
import { BuktiList } from './bukti-list';
import { isianColumns } from './isian';
import { LastYear } from './last-year';
import { anchorOf, type PlacedKriteria } from './layout';
import type { Isian } from './use-worksheet';

const Root = styled.article<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)} ${space(5)};
  border-top: 1px solid ${tokens.colour.line};
  scroll-margin: 210px 0 24px;
  content-visibility: auto;
  contain-intrinsic-size: auto 260px;
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: -2px; }
  &:focus-within { background: ${tokens.colour.hover}; }
  &&& { ${({ $over }) => $over && overSign} }
  @media (max-width: 760px) { grid-template-columns: minmax(0, 1fr); padding: ${space(4)} ${space(3)}; }
  @media print { content-visibility: visible; break-inside: avoid; }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
`;

const Words = styled.h4`
  display: flex;
  min-width: 0;
  overflow-wrap: anywhere;
  gap: ${space(2)};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  line-height: 1.5;
  & > span:first-child { flex: none; color: ${tokens.colour.muted}; font-variant-numeric: tabular-nums; }
`;

const Read = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-width: none;
`;

/** What is typed stands on paper whole, as text: a field shows no more than its lines. */
const OnScreen = styled.div`
  @media print { display: none; }
`;
const OnPaper = styled(Read)`
  @media screen { display: none; }
`;

const Small = styled.p`
  font-size: ${tokens.text[12]};
  font-weight: 600;
  color: ${tokens.colour.muted};
`;

const Marks = styled.div`
  ${wrapRow(2)}
`;

export interface CriterionRowProps {
  readonly kriteria: PlacedKriteria;
  readonly instrumen: Pick<LkeInstrumen, 'skala' | 'tahun'>;
  /** As the server has it. */
  readonly row: LkeBaris;
  readonly edit: RowEdit<LkeBaris> | undefined;
  readonly writable: boolean;
  readonly satkerId: number;
  /** Whether the reader may see what the evidence is. */
  readonly seesBukti: boolean;
  /** What was said about it can be read: from the repair round on. */
  readonly seesPercakapan: boolean;
  readonly lastYear: LkeTahunLalu | undefined;
  /** Name of the part that it was given out in. */
  readonly bagian: string | undefined;
  readonly isian: Isian;
}

/** One criterion: its answer, why, its evidence, and what was said of it a year before. */
export const CriterionRow = memo(function CriterionRow({
  kriteria: { id, nomor, uraian, sumber },
  instrumen,
  row,
  edit,
  writable,
  satkerId,
  seesBukti,
  seesPercakapan,
  lastYear,
  bagian,
  isian,
}: CriterionRowProps) {
  const { model, saver, answer, write } = isian;
  const shown = withEdit(model, row, edit);
  const { jawaban, uraian: why } = shown.tahap_1;
  const [text, typeText] = useTypedText(why);
  const missing = kekuranganBaris('ajukan', instrumen, shown);
  const own = { satkerId, kriteriaId: id, tahun: instrumen.tahun };
  const ajukan = useAjukan(own);
  const sendAll = useSendToKriteria(own, nomor);
  const { over, handlers } = useFileTarget(writable && seesBukti, sendAll);
  const take = () => {
    answer(id, lastYear?.jawaban ?? null);
    if (lastYear?.uraian && !why) write(id, lastYear.uraian);
  };
  return (
    <Root
      id={anchorOf(id)}
      data-kriteria={id}
      tabIndex={0}
      aria-labelledby={`judul-${id}`}
      $over={over}
      {...handlers}
    >
      <Column>
        <Words id={`judul-${id}`}>
          <span>{nomor}</span>
          <span>{uraian}</span>
        </Words>
        <Marks>
          {missing !== null && !(writable && missing === 'belum-dijawab') && (
            <Badge tone={missing === 'belum-dijawab' ? 'neutral' : 'warning'}>
              {kekuranganLkeWords[missing]}
            </Badge>
          )}
          {bagian !== undefined && <Badge>{bagian}</Badge>}
          {lastYear?.tindak_lanjut && <Badge tone="accent">Rekomendasi {instrumen.tahun - 1}</Badge>}
        </Marks>
        {writable ? (
          <>
            <AnswerButtons
              label={`${isianLkeFields.jawaban.label} ${nomor}`}
              skala={instrumen.skala}
              value={jawaban}
              onAnswer={(kode) => answer(id, kode)}
            />
            <OnScreen>
              <TextAreaField
                label={`${isianLkeFields.uraian.label} ${nomor}`}
                labelHidden
                required={false}
                lines={2}
                maxLength={isianLkeFields.uraian.maxLength}
                placeholder="Uraian: apa yang sudah ada, sejak kapan"
                value={text}
                onChange={({ target }) => {
                  typeText(target.value);
                  write(id, target.value);
                }}
              />
            </OnScreen>
            {why && <OnPaper>{why}</OnPaper>}
            <RowSaveMark
              edit={edit}
              model={model}
              columns={isianColumns[1]}
              saver={saver}
              rowKey={String(id)}
              words={saveWords}
            />
          </>
        ) : (
          <>
            <Read>
              <strong>{jawaban ?? 'Belum dijawab'}</strong>
              {jawaban !== null && ` · ${instrumen.skala.find(({ kode }) => kode === jawaban)?.uraian ?? ''}`}
            </Read>
            {why && <Read>{why}</Read>}
          </>
        )}
      </Column>
      <Column>
        <Small>Eviden</Small>
        {seesBukti ? (
          <BuktiKriteria
            kriteria={own}
            tahap={1}
            bukti={row.bukti.filter(({ tahap }) => tahap === 1)}
            writable={writable}
            portal={sumber.length > 0}
            onFiles={sendAll}
          />
        ) : (
          <BuktiList bukti={[]} jumlah={row.jumlah_bukti.tahap_1} />
        )}
        {seesPercakapan && <Percakapan satkerId={satkerId} kriteriaId={id} nomor={nomor} open={false} />}
        {lastYear !== undefined && (
          <LastYear
            tahun={instrumen.tahun - 1}
            told={lastYear}
            onTake={writable && jawaban !== lastYear.jawaban ? take : null}
            onTakeBukti={
              writable
                ? ({ eviden_versi_id, halaman }) =>
                    ajukan.mutate({ isi: { jenis: 'ada', eviden_versi_id }, halaman })
                : null
            }
            taken={row.bukti.map(({ eviden_versi_id }) => eviden_versi_id)}
          />
        )}
      </Column>
    </Root>
  );
});
