import type { PerjanjianDetail } from '@selaras/contracts';
import { Link } from '@selaras/portal';
import { Button, IconButton, LinkButton, space, VisuallyHidden } from '@selaras/ui';
import { Eye, FileDown, FilePlus2 } from 'lucide-react';
import styled from 'styled-components';
import { useDocument } from './use-document';
import { usePerjanjianPages } from './use-perjanjian-pages';
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
  /** Its agreement; null while there is none. */
  dokumen: Pick<PerjanjianDetail, 'id' | 'jenis' | 'subjek_id'> | null;
  /** Of the employee whose agreement it is. */
  nip?: string;
  /** What a draft would be begun about; null when the reader may not. */
  subjek: Subjek | null;
}

/** What can be done with a row of a list of agreements. */
export function RowSteps({ label, dokumen, nip, subjek }: RowStepsProps) {
  const pages = usePerjanjianPages();
  const create = useCreate(({ id }) => pages.openOne(id, nip));
  const path = dokumen && pages.show(dokumen.id, nip);
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
