import { Button } from '@selaras/ui';
import { CalendarRange } from 'lucide-react';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import type { ToolProps } from '../diagram/toolbar/toolbar-group';

/** Opens and closes the movement through the years. */
export function YearTool({ address, onAddress }: ToolProps) {
  const { tahun } = useDiagramPage();
  const open = address.tahun !== null;
  return (
    <Button
      icon={<CalendarRange size={16} />}
      aria-pressed={open}
      onClick={() =>
        onAddress(open ? { tahun: null, banding: null, perubahan: null } : { tahun: `${tahun}` })
      }
    >
      {`Tahun ${tahun}`}
    </Button>
  );
}
