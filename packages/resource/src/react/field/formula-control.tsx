import { latexOfRumus, rumusOfLatex } from '@selaras/domain';
import { FormField, Formula, Segmented, space, TextAreaField, tokens } from '@selaras/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import type { FormulaField } from '../../core/form/field';
import { unreadFormula, unreadText } from '../../core/form/unread-formula';
import { useField } from './field-control';
import { type FieldProps, textsOf } from './simple-fields';

type Way = 'biasa' | 'latex';

const ways = [
  { value: 'biasa', label: 'Biasa' },
  { value: 'latex', label: 'LaTeX' },
] as const satisfies readonly { value: Way; label: string }[];

const PLAIN_HELP =
  'Ketik biasa, misalnya jumlah kunjungan / jumlah penduduk × 100 %. Nama yang memuat tanda hitung diapit tanda kutip.';
const ONLY_LATEX_TEXT =
  'Rumus ini hanya dapat ditulis dengan LaTeX. Kosongkan dahulu untuk menulisnya secara biasa.';

const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  & > p { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const Preview = styled.div`
  min-height: ${space(14)};
  padding: ${space(2)} ${space(4)};
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
`;

/** What the form holds of a formula that is typed plainly. */
function heldOf(text: string): string {
  if (text.trim() === '') return '';
  const read = latexOfRumus(text);
  return 'latex' in read ? read.latex : unreadFormula(text);
}

/** Why a formula that is typed plainly cannot be read; undefined while it can. */
function problemOf(unread: string | null): string | undefined {
  if (unread === null) return undefined;
  const read = latexOfRumus(unread);
  return 'problem' in read ? `Rumus belum terbaca. ${read.problem}` : undefined;
}

/**
 * A formula with what it looks like, drawn while it is typed: plainly on one line, or as the LaTeX that is kept. One that
 * only LaTeX can say is typed as LaTeX.
 */
export function FormulaControl({ field, closed }: FieldProps<FormulaField<string>>) {
  const { value, onChange, error, ...control } = useField<string | null>(field.name);
  const [typed, setTyped] = useState({ text: '', held: '' });
  const [wanted, setWanted] = useState<Way>('biasa');
  const [told, setTold] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const held = value ?? '';
  const unread = unreadText(held);
  const source = useDeferredValue(unread === null ? held.trim() : '');
  const plain = typed.held === held ? typed.text : (unread ?? rumusOfLatex(held));
  const way = plain === null ? 'latex' : wanted;
  const isPlain = way === 'biasa';
  const latexFault =
    !isPlain && source !== '' && fault !== null ? `Rumus belum terbaca: ${fault}` : undefined;

  const writeLatex = (text: string) => {
    setWanted('latex');
    onChange(text);
  };
  const write = (text: string) => {
    setTold(false);
    // Nothing plain has a backslash: who types or pastes one writes LaTeX.
    if (!isPlain || text.includes('\\')) return writeLatex(text);
    const next = heldOf(text);
    setTyped({ text, held: next });
    onChange(next);
  };

  return (
    <>
      <TextAreaField
        {...textsOf(field)}
        {...control}
        {...(isPlain && { help: PLAIN_HELP })}
        spellCheck={false}
        readOnly={closed}
        error={(isPlain ? problemOf(unread) : undefined) ?? error ?? latexFault}
        value={isPlain ? (plain ?? '') : (unread ?? held)}
        onChange={({ target }) => write(target.value)}
      />
      <Below>
        <Segmented
          label={`Cara menulis ${field.label.toLowerCase()}`}
          options={ways}
          value={way}
          onChange={(next) => {
            setWanted(next);
            setTold(next === 'biasa' && plain === null);
          }}
        />
        {told && <p role="status">{ONLY_LATEX_TEXT}</p>}
        {source !== '' && (
          <FormField label={`Pratinjau ${field.label.toLowerCase()}`}>
            {({ 'aria-labelledby': labelledBy }) => (
              <Preview role="math" aria-labelledby={labelledBy} data-pratinjau-rumus>
                <Formula source={source} onFault={setFault} />
              </Preview>
            )}
          </FormField>
        )}
      </Below>
    </>
  );
}
