import type { LkeInstrumen, LkeTahap } from '@selaras/contracts';
import { Badge, Button, Card, SelectField, Spinner, Stack, space, TextAreaField, tokens } from '@selaras/ui';
import { Check, CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { ArtiJawaban } from '../../lembar/arti-jawaban';
import { FrasaMenu } from './frasa-menu';
import { type KriteriaBaris, selisihLangkah, type Tahap } from './kriteria';
import { pilihNilai } from './temuan/pilih-nilai';
import { PakaiLagi, TemuanSelesai } from './temuan/temuan-pertama';
import type { Isian, IsianState, Simpanan } from './use-isian';

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(60px, 1fr));
  gap: ${space(1)};
  & > button {
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
  & > button:hover:not(:disabled) { border-color: ${tokens.colour.brand}; }
  & > button[aria-pressed='true'] {
    border-color: ${tokens.colour.brand};
    background: ${tokens.colour.brand};
    color: ${tokens.colour['on-brand']};
    & > small { color: inherit; }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  & dt { color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; white-space: pre-line; }
`;

const Mark = styled.div<{ $bad?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
`;

interface NilaiFormProps {
  readonly instrumen: LkeInstrumen;
  readonly kriteria: KriteriaBaris;
  readonly tahap: Tahap;
  readonly isian: IsianState;
  readonly writes: boolean;
}

const perbaikanOptions = [
  { value: 'umum', label: 'Menurut aturan umum' },
  { value: 'ya', label: 'Perlu diperbaiki' },
  { value: 'tidak', label: 'Tidak perlu diperbaiki' },
];
const perbaikanOf = (value: string) => (value === 'umum' ? null : value === 'ya');

const texts = [
  { name: 'catatan', label: 'Catatan', help: 'Dibaca satuan kerja sesudah penilaian ditutup.' },
  { name: 'rekomendasi', label: 'Rekomendasi', help: undefined },
  { name: 'catatan_internal', label: 'Catatan internal', help: 'Tidak pernah dilihat satuan kerja.' },
] as const;

/** What the unit says of a criterion, and beside it what the evaluator says. Everything is saved by itself. */
export function NilaiForm({ instrumen, kriteria, tahap, isian, writes: open }: NilaiFormProps) {
  const { baris, id } = kriteria;
  const value = isian.isianOf(baris);
  const writes = open && (tahap === 1 || baris.perbaikan);
  const choose = pilihNilai({ instrumen, kriteria, tahap, isian });
  const chosen = instrumen.skala.find(({ kode }) => kode === value.nilai);
  const use = (name: (typeof texts)[number]['name'], text: string) => {
    isian.change(id, { [name]: text });
    isian.save(id);
  };
  return (
    <Stack $gap={4}>
      <Card title="Satuan kerja">
        <Round tahap={baris.tahap_1} own />
        {tahap === 2 && baris.perbaikan && (
          <Facts>
            <dt>Tanggapan</dt>
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
          <Scale role="group" aria-label="Nilai">
            {instrumen.skala.map(({ kode, nilai, uraian }, at) => (
              <button
                key={kode}
                type="button"
                disabled={!writes}
                title={uraian}
                aria-pressed={value.nilai === kode}
                aria-keyshortcuts={String(at + 1)}
                onClick={() => choose(kode)}
              >
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
          <SaveMark id={id} isian={isian} />
          {tahap === 2 && <TemuanSelesai pertama={baris.tahap_1} kedua={value} writes={writes} />}
          {texts.map(({ name, label, help }) => (
            <div key={name}>
              <TextAreaField
                label={label}
                help={help}
                required={false}
                lines={2}
                maxLength={4000}
                readOnly={!writes}
                value={value[name] ?? ''}
                onChange={({ target }) =>
                  isian.change(id, { [name]: target.value === '' ? null : target.value })
                }
                onBlur={() => isian.save(id)}
              />
              {writes && name !== 'catatan_internal' && (
                <>
                  <FrasaMenu text={value[name] ?? ''} onUse={(text) => use(name, text)} />
                  {tahap === 2 && (
                    <PakaiLagi
                      label={label}
                      semula={baris.tahap_1[name]}
                      text={value[name]}
                      onUse={(text) => use(name, text)}
                    />
                  )}
                </>
              )}
            </div>
          ))}
          {tahap === 1 && (
            <SelectField
              label="Perbaikan"
              help={`Aturan umum: nilai di bawah ${instrumen.skala[0]?.kode} dengan catatan diperbaiki satuan kerja.`}
              disabled={!writes}
              options={perbaikanOptions}
              value={value.perlu_perbaikan === null ? 'umum' : value.perlu_perbaikan ? 'ya' : 'tidak'}
              onChange={({ target }) => {
                isian.change(id, { perlu_perbaikan: perbaikanOf(target.value) });
                isian.save(id);
              }}
            />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function Round({ tahap, own = false }: { tahap: LkeTahap; own?: boolean }) {
  const facts = own
    ? [
        ['Jawaban', tahap.jawaban],
        ['Penjelasan', tahap.uraian],
      ]
    : [
        ['Nilai', tahap.nilai],
        ['Catatan', tahap.catatan],
        ['Rekomendasi', tahap.rekomendasi],
        ['Internal', tahap.catatan_internal],
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

const labels: Readonly<Record<keyof Isian, string>> = {
  nilai: 'nilai',
  catatan: 'catatan',
  rekomendasi: 'rekomendasi',
  catatan_internal: 'catatan internal',
  perlu_perbaikan: 'perbaikan',
};

/** How the save of a criterion goes, and what can be done when it did not go as wished. */
function SaveMark({ id, isian }: { id: number; isian: IsianState }) {
  const state = isian.simpananOf(id);
  if (state === undefined) return <Mark />;
  if (state.step === 'saving') {
    return (
      <Mark role="status">
        <Spinner size={12} /> Menyimpan…
      </Mark>
    );
  }
  if (state.step === 'saved') {
    return (
      <Mark role="status">
        <Check size={14} aria-hidden="true" /> Tersimpan
      </Mark>
    );
  }
  return (
    <Mark role="alert" $bad>
      <CircleAlert size={14} aria-hidden="true" />
      {wordsOf(state)}
      <Button size="small" onClick={() => isian.save(id)}>
        {state.step === 'failed' ? 'Simpan lagi' : 'Simpan isian saya'}
      </Button>
      <Button size="small" variant="quiet" onClick={() => isian.release(id)}>
        {state.step === 'failed' ? 'Batalkan isian' : 'Pakai yang tersimpan'}
      </Button>
    </Mark>
  );
}

const wordsOf = (state: Extract<Simpanan, { step: 'failed' } | { theirs: Isian }>) =>
  state.step === 'failed' ? state.message : `Baru saja diubah penilai lain: ${theirsWords(state.theirs)}.`;

const theirsWords = ({ nilai, catatan, rekomendasi }: Isian) =>
  Object.entries({ nilai, catatan, rekomendasi })
    .flatMap(([name, value]) => (value === null ? [] : `${labels[name as keyof Isian]} ${value}`))
    .join('; ') || 'isian dikosongkan';
