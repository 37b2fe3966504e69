import { Button } from '@selaras/ui';
import { CalendarRange } from 'lucide-react';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import { FoldingLabel } from '../diagram/toolbar/folding-label';
import type { ToolProps } from '../diagram/toolbar/toolbar-group';

/** Opens and closes the movement through the years. */
export function YearTool({ address, onAddress }: ToolProps) {
  const { tahun } = useDiagramPage();
  const open = address.tahun !== null;
  return (
    <Button
      icon={<CalendarRange size={16} />}
      title={`Tahun ${tahun}: bergerak antar tahun dan membandingkan`}
      aria-label={`Tahun ${tahun}`}
      aria-pressed={open}
      onClick={() =>
        onAddress(open ? { tahun: null, banding: null, perubahan: null } : { tahun: `${tahun}` })
      }
    >
      <FoldingLabel>Tahun</FoldingLabel> {tahun}
    </Button>
  );
}
