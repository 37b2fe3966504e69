import {
  catatanNilaiLkeFields,
  isianLkeFields,
  type LkeInstrumen,
  type LkeTahap,
  nilaiLkeFields,
  type TextEntityField,
  tanggapanLkeFields,
} from '@selaras/contracts';
import { optionsOf } from '@selaras/domain';
import { RowSaveMark } from '@selaras/sheet';
import { Badge, Card, SelectField, Stack, space, TextAreaField, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { ArtiJawaban } from '../../lembar/arti-jawaban';
import { saveWords } from '../../lembar/save-words';
import { useTypedText } from '../../lembar/use-typed-text';
import { FrasaMenu } from './frasa-menu';
import { type Nilai, nilaiColumns, perbaikanWords } from './isian/nilai-model';
import type { ScoreSaver } from './isian/use-score-saver';
import { type KriteriaBaris, selisihLangkah, type Tahap } from './kriteria';
import { keyOfNilai } from './nilai-keys';
import { pilihNilai } from './temuan/pilih-nilai';
import { PakaiLagi, TemuanSelesai } from './temuan/temuan-pertama';

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(60px, 1fr));
  gap: ${space(1)};
  & > button {
    position: relative;
    min-height: 44px;
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
    color: ${tokens.colour.text};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & > button > small { display: block; font-size: ${tokens.text[12]}; font-weight: 400; color: ${tokens.colour.muted}; }
  & > button > span {
    position: absolute;
    inset: 3px auto auto 3px;
    min-width: 16px;
    border: 1px solid ${tokens.colour.line};
    border-radius: 4px;
    color: ${tokens.colour.muted};
    font: inherit;
    font-size: ${tokens.text[12]};
    font-weight: 400;
    line-height: 15px;
  }
  & > button:hover:not(:disabled) { border-color: ${tokens.colour.brand}; }
  & > button[aria-pressed='true'] {
    border-color: ${tokens.colour.brand};
    background: ${tokens.colour.brand};
    color: ${tokens.colour['on-brand']};
    & > small, & > span { color: inherit; border-color: currentColor; }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  & dt { color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface NilaiFormProps {
  readonly instrumen: LkeInstrumen;
  readonly kriteria: KriteriaBaris;
  readonly tahap: Tahap;
  readonly scores: ScoreSaver;
  readonly writes: boolean;
}

const perbaikanOf = (value: string) => (value === 'umum' ? null : value === 'ya');

type NoteName = keyof typeof catatanNilaiLkeFields;
const notes = Object.keys(catatanNilaiLkeFields) as NoteName[];

/** What the unit says of a criterion, and beside it what the evaluator says. Everything is saved by itself. */
export function NilaiForm({ instrumen, kriteria, tahap, scores, writes: open }: NilaiFormProps) {
  const { baris, id } = kriteria;
  const value = scores.nilaiOf(baris);
  const writes = open && (tahap === 1 || baris.perbaikan);
  const choose = pilihNilai({ instrumen, kriteria, tahap, scores });
  const chosen = instrumen.skala.find(({ kode }) => kode === value.nilai);
  return (
    <Stack $gap={4}>
      <Card title="Satuan kerja">
        <Round tahap={baris.tahap_1} own />
        {tahap === 2 && baris.perbaikan && (
          <Facts>
            <dt>{tanggapanLkeFields.uraian.label}</dt>
            <dd>{baris.tahap_2.uraian ?? 'Belum ada tanggapan'}</dd>
          </Facts>
        )}
      </Card>
      {tahap === 2 && (
        <Card title="Penilaian pertama">
          <Round tahap={baris.tahap_1} />
        </Card>
      )}
      <Card title={tahap === 1 ? 'Penilaian' : 'Penilaian kedua'}>
        <Stack $gap={3}>
          {tahap === 2 && !baris.perbaikan && (
            <p>Kriteria ini tidak diminta diperbaiki; nilai penilaian pertama tetap berlaku.</p>
          )}
          <Scale role="group" aria-label={nilaiLkeFields.nilai.label}>
            {instrumen.skala.map(({ kode, nilai, uraian }, at) => (
              <button
                key={kode}
                type="button"
                disabled={!writes}
                title={uraian}
                aria-pressed={value.nilai === kode}
                aria-keyshortcuts={writes ? keyOfNilai(at) : undefined}
                onClick={() => choose(kode)}
              >
                {writes && keyOfNilai(at) !== undefined && <span aria-hidden="true">{keyOfNilai(at)}</span>}
                {kode}
                <small>{nilai}</small>
              </button>
            ))}
          </Scale>
          {chosen === undefined ? (
            writes && <ArtiJawaban skala={instrumen.skala} />
          ) : (
            <small>
              {chosen.kode}: {chosen.uraian}
            </small>
          )}
          <Selisih instrumen={instrumen} kriteria={kriteria} tahap={tahap} />
          <RowSaveMark
            edit={scores.editOf(id)}
            model={scores.model}
            columns={nilaiColumns(tahap)}
            saver={scores.saver}
            rowKey={String(id)}
            words={saveWords}
          />
          {tahap === 2 && <TemuanSelesai pertama={baris.tahap_1} kedua={value} writes={writes} />}
          {notes.map((name) => (
            <NoteField
              key={name}
              name={name}
              value={value[name]}
              semula={tahap === 2 && name !== 'catatan_internal' ? baris.tahap_1[name] : null}
              writes={writes}
              onType={(typed) => scores.type(id, { [name]: typed })}
              onUse={(phrase) => scores.choose(id, { [name]: phrase })}
              onLeave={() => scores.leave(id)}
            />
          ))}
          {tahap === 1 && (
            <SelectField
              label={nilaiLkeFields.perlu_perbaikan.label}
              help={`Aturan umum: nilai di bawah ${instrumen.skala[0]?.kode} dengan catatan diperbaiki satuan kerja.`}
              disabled={!writes}
              options={[...optionsOf(perbaikanWords)]}
              value={value.perlu_perbaikan === null ? 'umum' : value.perlu_perbaikan ? 'ya' : 'tidak'}
              onChange={({ target }) => scores.choose(id, { perlu_perbaikan: perbaikanOf(target.value) })}
            />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

interface NoteFieldProps {
  readonly name: NoteName;
  readonly value: Nilai['catatan'];
  /** What the first round says there; null where nothing is taken over. */
  readonly semula: string | null;
  readonly writes: boolean;
  readonly onType: (text: string | null) => void;
  /** A phrase, or the first round's text, was put into it. */
  readonly onUse: (text: string) => void;
  readonly onLeave: () => void;
}

function NoteField({ name, value, semula, writes, onType, onUse, onLeave }: NoteFieldProps) {
  const { label, help, maxLength }: TextEntityField = catatanNilaiLkeFields[name];
  const [text, typeText] = useTypedText(value);
  return (
    <div>
      <TextAreaField
        label={label}
        help={help}
        required={false}
        lines={2}
        maxLength={maxLength}
        readOnly={!writes}
        value={text}
        onChange={({ target }) => {
          typeText(target.value);
          onType(target.value === '' ? null : target.value);
        }}
        onBlur={onLeave}
      />
      {writes && name !== 'catatan_internal' && (
        <>
          <FrasaMenu text={text} onUse={onUse} />
          <PakaiLagi label={label} semula={semula} text={value} onUse={onUse} />
        </>
      )}
    </div>
  );
}

function Round({ tahap, own = false }: { tahap: LkeTahap; own?: boolean }) {
  const facts = own
    ? [
        [isianLkeFields.jawaban.label, tahap.jawaban],
        [isianLkeFields.uraian.label, tahap.uraian],
      ]
    : [
        [nilaiLkeFields.nilai.label, tahap.nilai],
        ...notes.map((name) => [catatanNilaiLkeFields[name].label, tahap[name]]),
      ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name ?? ''} value={value ?? null} />
      ))}
    </Facts>
  );
}

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <>
    <dt>{name}</dt>
    <dd>{value ?? '-'}</dd>
  </>
);

/** How far the evaluator is from the unit's own answer. */
function Selisih({ instrumen, kriteria, tahap }: Pick<NilaiFormProps, 'instrumen' | 'kriteria' | 'tahap'>) {
  const steps = selisihLangkah(instrumen, tahap, kriteria.baris);
  if (steps === null) return null;
  return (
    <div>
      <Badge tone={Math.abs(steps) > 1 ? 'accent' : 'neutral'}>
        {steps === 0
          ? 'Sama dengan nilai mandiri'
          : `${Math.abs(steps)} tingkat ${steps < 0 ? 'di bawah' : 'di atas'} nilai mandiri`}
      </Badge>
    </div>
  );
}
