import { type DataFormat, dataAddress } from '@selaras/contracts';
import { useLocation } from '@selaras/portal';
import { Button, Menu, openInTab, useToast, WideLabel } from '@selaras/ui';
import { Download } from 'lucide-react';
import { useRapatAround } from '../rapat/rapat-context';
import { selectionOf } from '../rapat/rapat-list';
import { citationAt } from './citation';
import { useDisplayYear } from './use-display';

/** Follows an address whose answer is a file to be stored; a refusal says so on a page of its own. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** What a public page shows as files, and a citation of it that stays true; a presentation has no use for them. */
export function DataMenu() {
  const { pathname, search } = useLocation();
  const { on } = useRapatAround();
  const tahun = useDisplayYear();
  const toast = useToast();
  if (on) return null;
  const { page: _, ...shown } = selectionOf(new URLSearchParams(search));
  const address = (format: DataFormat) => dataAddress(pathname, format, { tahun, ...shown });
  const cite = async () => {
    try {
      const citation = await citationAt(address('metadata.json'));
      await navigator.clipboard.writeText(citation);
      toast.show({ tone: 'success', title: 'Kutipan disalin', description: citation });
    } catch {
      toast.show({
        tone: 'danger',
        title: 'Kutipan gagal disalin',
        description: 'Buka metadata lalu salin kutipannya dari sana.',
      });
    }
  };
  return (
    <Menu
      trigger={
        <Button icon={<Download size={16} />} title="Unduh data">
          <WideLabel>Unduh data</WideLabel>
        </Button>
      }
      align="end"
      items={[
        { id: 'csv', label: 'CSV', onSelect: () => follow(address('csv')) },
        { id: 'xlsx', label: 'Excel', onSelect: () => follow(address('xlsx')) },
        { id: 'json', label: 'JSON', onSelect: () => follow(address('json')) },
        {
          id: 'metadata',
          label: 'Metadata',
          separated: true,
          onSelect: () => void openInTab(() => Promise.resolve(address('metadata.json'))),
        },
        // Without https a browser has no clipboard to offer.
        ...(navigator.clipboard === undefined
          ? []
          : [{ id: 'kutipan', label: 'Salin kutipan', onSelect: () => void cite() }]),
      ]}
    />
  );
}
