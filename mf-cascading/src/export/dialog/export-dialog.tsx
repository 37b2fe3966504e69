import { formatDecimal } from '@selaras/domain';
import { Button, Checkbox, Modal, SelectField, Skeleton, space, tokens, useShownAtLeast } from '@selaras/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { areas, type ExportChoice, isOnSheets } from '../choice/export-choice';
import { MOST_SHEETS } from '../paper/page-map';
import { printedOn } from '../paper/printed';
import type { Prepared } from '../picture/export-source';
import { predict } from '../picture/size';
import { PagePreview } from '../print/page-preview';
import { canPickFile } from '../save/picked-target';
import { exportSummary } from './export-summary';
import { FormatPicker } from './format-picker';
import { PaperFields } from './paper-fields';
import { RatioField } from './ratio-field';
import { TOO_LARGE } from './size-text';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(4)};
  align-items: end;
  & > .wide { grid-column: 1 / -1; }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  font-variant-numeric: tabular-nums;
  &[data-invalid='true'] { background: ${tokens.colour['danger-soft']}; color: ${tokens.colour.danger}; }
`;

const ratios = [0.5, 1, 2, 3, 4];

interface ExportDialogProps {
  choice: ExportChoice;
  onChange: (change: Partial<ExportChoice>) => void;
  /** null while the chosen area is being laid out. */
  prepared: Prepared | null;
  showOption: boolean;
  /** Year that is printed after the shown one; null for none. */
  alsoPrinted: number | null;
  /** Opened to print: no other format is offered. */
  printing: boolean;
  /** A box is selected, so its branch can be chosen. */
  hasBranch: boolean;
  onBegin: () => void;
  onClose: () => void;
}

/** What is exported and how, with the size and memory that it will take. */
export function ExportDialog(props: ExportDialogProps) {
  const { choice, onChange, prepared, printing, hasBranch, onBegin, onClose } = props;
  const { format, area, ratio, theme } = choice;
  const form = useId();
  const areaNames = (['visible', 'all', 'branch'] as const).filter((name) => name !== 'branch' || hasBranch);
  const measuring = useShownAtLeast(prepared === null);
  const problem = prepared === null ? null : problemOf(prepared, choice);
  return (
    <Modal
      open
      title={printing ? 'Cetak diagram' : 'Export diagram'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={problem !== null}
            loading={prepared === null}
          >
            {format === 'print' ? 'Cetak' : 'Export'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onBegin();
        }}
      >
        <Fields>
          {!printing && (
            <div className="wide">
              <FormatPicker value={format} onChange={(next) => onChange(choiceOfFormat(next))} />
            </div>
          )}
          <SelectField
            label="Bagian"
            value={area}
            options={areaNames.map((name) => ({ value: name, label: areas[name] }))}
            onChange={(event) => onChange({ area: event.target.value as ExportChoice['area'] })}
          />
          {format !== 'print' && (
            <SelectField
              label="Tema"
              value={theme}
              options={[
                { value: 'light', label: 'Terang' },
                { value: 'dark', label: 'Gelap' },
              ]}
              onChange={(event) => onChange({ theme: event.target.value as ExportChoice['theme'] })}
            />
          )}
          {format === 'png' &&
            (props.showOption ? (
              <RatioField value={ratio} onChange={(next) => onChange({ ratio: next })} />
            ) : (
              <SelectField
                label="Ukuran"
                value={ratio}
                options={ratiosWith(ratio).map((value) => ({
                  value,
                  label: `${formatDecimal(value)}×`,
                }))}
                onChange={(event) => onChange({ ratio: Number(event.target.value) })}
              />
            ))}
          {(format === 'pdf' || format === 'print') && <PaperFields choice={choice} onChange={onChange} />}
          {format === 'png' && canPickFile() && (
            <div className="wide">
              <Checkbox
                label="Pilih tempat simpan, tulis langsung ke berkas"
                checked={choice.pickFile}
                onChange={(event) => onChange({ pickFile: event.target.checked })}
              />
            </div>
          )}
          <Facts className="wide" role="status" data-invalid={problem !== null}>
            {measuring || prepared === null ? (
              <Skeleton height="20px" />
            ) : (
              (problem ?? exportSummary(prepared, choice) + alsoText(props.alsoPrinted))
            )}
          </Facts>
          {isOnSheets(choice) && prepared !== null && (
            <div className="wide">
              <PagePreview picture={prepared.picture} choice={choice} />
            </div>
          )}
        </Fields>
      </form>
    </Modal>
  );
}

const alsoText = (tahun: number | null): string =>
  tahun === null ? '' : ` Tahun ${tahun} dicetak sesudahnya.`;

/** Paper is chosen only where it matters; print always needs one. */
function choiceOfFormat(format: ExportChoice['format']): Partial<ExportChoice> {
  if (format === 'print') return { format, paper: 'A4', pickFile: false };
  return { format, paper: 'whole', pickFile: false };
}

const ratiosWith = (ratio: number): number[] => [...new Set([...ratios, ratio])].sort((a, b) => a - b);

/** Why this cannot be exported as chosen; null when it can. */
function problemOf({ picture }: Prepared, { format, ratio, paper, scale }: ExportChoice): string | null {
  if (format === 'png' && predict(picture, ratio).tooLarge) return TOO_LARGE;
  if ((format === 'print' || format === 'pdf') && paper !== 'whole') {
    const { sheets } = printedOn(picture, paper, scale).map;
    const most = MOST_SHEETS[format];
    if (sheets.length > most) {
      return `${formatDecimal(sheets.length)} lembar terlalu banyak. Pilih kertas yang lebih besar, satu lembar${format === 'print' ? ', atau export PDF' : ''}.`;
    }
  }
  return null;
}
