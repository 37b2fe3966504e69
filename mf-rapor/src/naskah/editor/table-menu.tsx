import { IconButton, Menu } from '@selaras/ui';
import type { Editor } from '@tiptap/core';
import { Table2 } from 'lucide-react';

const acts = (editor: Editor) => {
  const at = () => editor.chain().focus();
  return [
    ['baris-bawah', 'Tambah baris di bawah', () => at().addRowAfter().run()],
    ['baris-atas', 'Tambah baris di atas', () => at().addRowBefore().run()],
    ['kolom-kanan', 'Tambah kolom di kanan', () => at().addColumnAfter().run()],
    ['kolom-kiri', 'Tambah kolom di kiri', () => at().addColumnBefore().run()],
    ['judul', 'Jadikan baris ini judul, atau bukan', () => at().toggleHeaderRow().run()],
    ['gabung', 'Gabung atau pisah sel', () => at().mergeOrSplit().run()],
    ['hapus-baris', 'Hapus baris', () => at().deleteRow().run()],
    ['hapus-kolom', 'Hapus kolom', () => at().deleteColumn().run()],
    ['hapus', 'Hapus tabel', () => at().deleteTable().run()],
  ] as const;
};

/** A new table, or what can be done with the one in which the cursor stands. */
export function TableMenu({ editor, inTable }: { editor: Editor; inTable: boolean }) {
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  if (!inTable) {
    return <IconButton size="small" label="Sisipkan tabel" icon={<Table2 size={16} />} onClick={insert} />;
  }
  return (
    <Menu
      trigger={<IconButton size="small" label="Ubah tabel" icon={<Table2 size={16} />} aria-pressed />}
      items={acts(editor).map(([id, label, onSelect]) => ({
        id,
        label,
        onSelect: () => void onSelect(),
        separated: id === 'hapus-baris',
        ...(id === 'hapus' && { tone: 'danger' as const }),
      }))}
    />
  );
}
