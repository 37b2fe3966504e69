import { SelectField } from '@selaras/ui';
import type { ExportChoice } from '../choice/export-choice';
import { papers, printScales } from '../paper/page-map';

const paperOptions = papers.map((paper) => ({ value: paper, label: paper }));
const whole = { value: 'whole', label: 'Satu halaman seukuran gambar' };

interface PaperFieldsProps {
  choice: ExportChoice;
  onChange: (change: Partial<ExportChoice>) => void;
}

/** Paper and scale of a PDF or of print. */
export function PaperFields({ choice: { format, paper, scale }, onChange }: PaperFieldsProps) {
  return (
    <>
      <SelectField
        label="Kertas"
        value={paper}
        options={format === 'pdf' ? [whole, ...paperOptions] : paperOptions}
        onChange={(event) => onChange({ paper: event.target.value as ExportChoice['paper'] })}
      />
      {paper !== 'whole' && (
        <SelectField
          label="Susunan"
          value={scale}
          options={Object.entries(printScales).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange({ scale: event.target.value as ExportChoice['scale'] })}
        />
      )}
    </>
  );
}
