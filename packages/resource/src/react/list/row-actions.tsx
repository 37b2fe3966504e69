import { IconButton, LinkButton, space, VisuallyHidden } from '@selaras/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
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
  links: readonly RowLink[];
  onRemove: () => void;
}

/** What can be done with a row, as far as its reader may. */
export function RowActions({ row, label, viewPath, editPath, links, onRemove }: RowActionsProps) {
  return (
    <Row>
      {viewPath !== null && (
        <LinkButton
          as={Link}
          to={viewPath}
          size="small"
          variant="quiet"
          title="Lihat"
          icon={<Eye size={16} />}
        >
          <VisuallyHidden>Lihat {label}</VisuallyHidden>
        </LinkButton>
      )}
      {links.map(({ title, path, icon }) => (
        <LinkButton key={title} as={Link} to={path} size="small" variant="quiet" title={title} icon={icon}>
          <VisuallyHidden>
            {title} {label}
          </VisuallyHidden>
        </LinkButton>
      ))}
      {row.kemampuan.ubah && editPath !== null && (
        <LinkButton
          as={Link}
          to={editPath}
          size="small"
          variant="quiet"
          title="Ubah"
          icon={<Pencil size={16} />}
        >
          <VisuallyHidden>Ubah {label}</VisuallyHidden>
        </LinkButton>
      )}
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
