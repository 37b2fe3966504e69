import type { PerjanjianDetail } from '@selaras/contracts';
import { Button, IconButton, LinkButton, space, VisuallyHidden } from '@selaras/ui';
import { Eye, FileDown, FilePlus2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useDocument } from './use-document';
import { type Subjek, useCreate } from './use-steps';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-block: -3px;
  white-space: nowrap;
  & > a { padding: 0; width: 28px; }
`;

interface RowStepsProps {
  /** What the row is about, for screen readers. */
  label: string;
  /** Where its agreement is shown; null while there is none. */
  path: string | null;
  dokumen: Pick<PerjanjianDetail, 'id' | 'jenis' | 'subjek_id'> | null;
  /** What a draft would be begun about; null when the reader may not. */
  subjek: Subjek | null;
  pathOf: (made: PerjanjianDetail) => string;
}

/** What can be done with a row of a list of agreements. */
export function RowSteps({ label, path, dokumen, subjek, pathOf }: RowStepsProps) {
  const navigate = useNavigate();
  const create = useCreate((made) => void navigate(pathOf(made)));
  const buka = useDocument();
  return (
    <Row>
      {path !== null && (
        <LinkButton as={Link} to={path} size="small" variant="quiet" title="Lihat" icon={<Eye size={16} />}>
          <VisuallyHidden>Lihat {label}</VisuallyHidden>
        </LinkButton>
      )}
      {dokumen !== null && (
        <IconButton
          size="small"
          label={`Unduh PDF ${label}`}
          title="Unduh PDF"
          icon={<FileDown size={16} />}
          onClick={() => buka(dokumen)}
        />
      )}
      {subjek !== null && (
        <Button
          size="small"
          icon={<FilePlus2 size={16} />}
          loading={create.isPending}
          onClick={() => create.mutate(subjek)}
        >
          Buat draf<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
}
