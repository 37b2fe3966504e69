import { type DataFormat, dataAddress } from '@selaras/contracts';
import { useLocation } from '@selaras/portal';
import { Button, downloadBlob, Menu, openInTab, useToast, WideLabel } from '@selaras/ui';
import { Download } from 'lucide-react';
import { useRapatAround } from '../rapat/rapat-context';
import { selectionOf } from '../rapat/rapat-list';
import { citationAt } from './citation';
import { FileRefused, fetchFile } from './fetch-file';
import { useDisplayYear } from './use-display';

/** What a public page shows as files, and a citation of it that stays true; a presentation has no use for them. */
export function DataMenu() {
  const { pathname, search } = useLocation();
  const { on } = useRapatAround();
  const tahun = useDisplayYear();
  const toast = useToast();
  if (on) return null;
  const { page: _, ...shown } = selectionOf(new URLSearchParams(search));
  const address = (format: DataFormat) => dataAddress(pathname, format, { tahun, ...shown });
  const store = async (format: DataFormat) => {
    try {
      const file = await fetchFile(address(format));
      downloadBlob(file, file.name);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      toast.show({ tone: 'danger', title: 'Data gagal diunduh', description: error.message });
    }
  };
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
        { id: 'csv', label: 'CSV', onSelect: () => void store('csv') },
        { id: 'xlsx', label: 'Excel', onSelect: () => void store('xlsx') },
        { id: 'json', label: 'JSON', onSelect: () => void store('json') },
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
