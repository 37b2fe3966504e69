import { Link } from '@selaras/portal';
import { IconButton, LinkButton, space, VisuallyHidden } from '@selaras/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { RowLink } from '../../core/list/list-description';
import type { ResourceRow } from '../../core/resource';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-block: -3px;
  & > a { padding: 0; width: 28px; }
`;

interface RowActionsProps {
  row: ResourceRow;
  label: string;
  /** null where the reader has no such page. */
  viewPath: string | null;
  editPath: string | null;
  /** What can be changed of it now. */
  editTitle: string;
  links: readonly RowLink[];
  onRemove: () => void;
}

/** What can be done with a row, as far as its reader may. */
export function RowActions({ row, label, viewPath, editPath, editTitle, links, onRemove }: RowActionsProps) {
  const view = viewPath !== null && { title: 'Lihat', path: viewPath, icon: <Eye size={16} /> };
  const edit = row.kemampuan.ubah &&
    editPath !== null && { title: editTitle, path: editPath, icon: <Pencil size={16} /> };
  const shown = [view, ...links, edit].filter((link) => link !== false);
  return (
    <Row>
      {shown.map((link) => (
        <ActionLink key={link.title} label={label} {...link} />
      ))}
      {row.kemampuan.hapus && (
        <IconButton
          size="small"
          label={`Hapus ${label}`}
          title="Hapus"
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      )}
    </Row>
  );
}

/** An act on a row that has an address: a sign, and its words with the row's for who does not see it. */
function ActionLink({ title, path, icon, label }: RowLink & { label: string }) {
  return (
    <LinkButton as={Link} to={path} size="small" variant="quiet" title={title} icon={icon}>
      <VisuallyHidden>
        {title} {label}
      </VisuallyHidden>
    </LinkButton>
  );
}
